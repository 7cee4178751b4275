import { initI18n } from '@coffer/i18n/language'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { Button } from '../actions/button.tsx'
import { MoneyField } from '../fields/money-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import en from '../locales/en.json'
import { Form, useForm } from './form.tsx'

const schema = v.object({
  amount: v.pipe(
    v.string(),
    v.nonEmpty('Enter an amount.'),
    v.regex(/^\d{1,3}(?:,\d{3})*$|^\d+(?:\.\d{0,2})?$/, 'Enter an amount like 25.50.'),
    v.check((text) => Number(text.replaceAll(',', '')) <= 250_000, 'Enter $250,000 or less.'),
  ),
  street: v.pipe(
    v.string(),
    v.nonEmpty('Enter your street.'),
    v.regex(/^[\w\s]+$/, 'Leave punctuation out.'),
  ),
})

type Values = v.InferInput<typeof schema>

function Example({ filled }: { filled: Partial<Values> }) {
  const form = useForm({
    schema,
    initial: { amount: '', street: '', ...filled },
    finalProblems: ['Enter $250,000 or less.'],
    translate: (key: string) => key,
    onSubmit: async () => undefined,
  })
  return (
    <Form form={form} label="Transfer">
      <MoneyField label="Amount" {...form.field('amount')} />
      <TextField label="Street" {...form.field('street')} />
      <Button type="submit">Send</Button>
    </Form>
  )
}

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' })
const summary = () => screen.queryByRole('alert')

async function refuse({ filled = {} }: { filled?: Partial<Values> } = {}) {
  render(<Example filled={filled} />)
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(summary())
}

describe('a form after a rejected submit', () => {
  beforeEach(() => initI18n({ offered: ['en'], preloaded: { en: { 'ui-kit': en } } }))

  it.each([
    ['1,500', amount, { street: 'Elm' }],
    ['10.1234', amount, { street: 'Elm' }],
    ['250000.01', amount, { street: 'Elm' }],
    ['12 Elm St, Apt 4', street, { amount: '25' }],
  ])('A rejected form keeps the focus and every key of %s in the field', async (text, field, filled) => {
    await refuse({ filled })
    field().focus()
    for (const [index, key] of Array.from(text).entries()) {
      await userEvent.keyboard(key)
      expect(document.activeElement).toBe(field())
      expect(field().value).toBe(text.slice(0, index + 1))
    }
    await userEvent.keyboard('{Backspace}')
    expect(document.activeElement).toBe(field())
  })

  it('A rejected form removes a corrected error from the summary until the next submit', async () => {
    await refuse()
    await userEvent.type(street(), 'Elm')
    expect(summary()?.textContent).not.toContain('Enter your street.')
    await userEvent.type(amount(), '1')
    expect(summary()).toBeNull()
    await userEvent.type(amount(), ',')
    await userEvent.clear(street())
    expect(summary()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(summary())
    expect(summary()?.textContent).toContain('Enter your street.')
  })

  it('A rejected form shows no error for a partly typed value until the field loses the focus', async () => {
    await refuse()
    await userEvent.type(amount(), '1,')
    expect(amount().getAttribute('aria-invalid')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Enter an amount like 25.50.')).toBeDefined()
    await userEvent.type(amount(), '50')
    expect(screen.getByText('Enter an amount like 25.50.')).toBeDefined()
    await userEvent.type(amount(), '0')
    expect(screen.queryByText('Enter an amount like 25.50.')).toBeNull()
  })

  it('A rejected form shows at once an error that more typing cannot correct', async () => {
    await refuse()
    await userEvent.type(amount(), '250000.01')
    expect(screen.getByText('Enter $250,000 or less.')).toBeDefined()
    expect(document.activeElement).toBe(amount())
  })

  it('A rejected form says on blur that a field is empty', async () => {
    await refuse()
    await userEvent.type(street(), 'Elm')
    await userEvent.clear(street())
    expect(screen.queryByText('Enter your street.')).toBeNull()
    await userEvent.tab()
    expect(screen.getByText('Enter your street.')).toBeDefined()
  })

  it('A rejected form lists errors that arrive one render late, and then focuses the summary', () => {
    const form = { isBusy: false, rejectionCount: 1, submit: async () => undefined }
    const { rerender } = render(<Form form={{ ...form, errors: [] }}>{null}</Form>)
    expect(summary()).toBeNull()
    const errors = [{ name: 'amount', message: 'Agree to the new version.' }]
    rerender(<Form form={{ ...form, errors }}>{null}</Form>)
    expect(document.activeElement).toBe(summary())
  })
})
