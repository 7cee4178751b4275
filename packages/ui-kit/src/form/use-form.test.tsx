import { initI18n } from '@coffer/i18n/language'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { CheckboxField } from '../fields/checkbox-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import en from '../locales/en.json'
import { type DraftStorage, Form, useForm } from './form.tsx'
import type { RejectedFields } from './field-errors.ts'

const schema = v.object({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('email.empty'), v.email('email.malformed')),
  city: v.pipe(v.string(), v.nonEmpty('city.empty')),
  agreed: v.pipe(v.boolean(), v.literal(true, 'agreed.missing')),
})
const texts: Record<string, string> = {
  'email.empty': 'Enter your email.',
  'email.malformed': 'That is no email address.',
  'city.empty': 'Enter your city.',
  'agreed.missing': 'Agree to continue.',
}
type OnSubmit = (sent: v.InferOutput<typeof schema>) => Promise<void | RejectedFields>

function Example({ onSubmit, draft }: { onSubmit: OnSubmit; draft?: DraftStorage | undefined }) {
  const form = useForm({
    schema,
    initial: { email: '', city: '', agreed: false },
    draft,
    translate: (key: string) => texts[key] ?? key,
    onSubmit,
  })
  return (
    <Form form={form} label="Contact">
      <button type="button" onClick={() => form.patch({ city: 'Two Harbors' })}>
        Take
      </button>
      <button
        type="button"
        onClick={() => {
          form.patch({ city: 'Ely' })
          void form.submit()
        }}
      >
        Patch and send
      </button>
      {form.failure instanceof Error && <p>{form.failure.message}</p>}
      <TextField label="Email" {...form.field('email')} />
      <TextField label="City" {...form.field('city')} />
      <CheckboxField label="I agree" {...form.field('agreed')} />
      <Button type="submit" isBusy={form.isBusy}>
        Send
      </Button>
    </Form>
  )
}

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const accept = () => vi.fn<OnSubmit>(async () => undefined)

async function fill() {
  await userEvent.type(email(), 'ana@example.com')
  await userEvent.type(city(), 'Duluth')
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }))
}

beforeEach(() => initI18n({ offered: ['en'], preloaded: { en: { 'ui-kit': en } } }))

it('A form lists its errors in field order and moves the focus to the summary', async () => {
  const onSubmit = accept()
  render(<Example onSubmit={onSubmit} />)
  await send()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Enter your email.',
    'Enter your city.',
    'Agree to continue.',
  ])
  expect(onSubmit).not.toHaveBeenCalled()
})

it('A form links each error in the summary to its field', async () => {
  render(<Example onSubmit={accept()} />)
  await send()
  await userEvent.click(screen.getByRole('link', { name: 'Enter your city.' }))
  expect(document.activeElement).toBe(city())
  expect(city().getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(city().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter your city.',
  )
})

it('A form moves the focus to the summary at each rejected submit', async () => {
  render(<Example onSubmit={accept()} />)
  await send()
  email().focus()
  await send()
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})

it('A form shows the error of a filled field on blur until it is corrected', async () => {
  render(<Example onSubmit={accept()} />)
  await userEvent.type(email(), 'ana@')
  expect(screen.queryByText('That is no email address.')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('That is no email address.')).toBeDefined()
  await userEvent.type(email(), 'example.com')
  expect(screen.queryByText('That is no email address.')).toBeNull()
})

it('A form shows the error of a blurred field only after the pointer is released, so no button moves under it', async () => {
  render(<Example onSubmit={accept()} />)
  const user = userEvent.setup()
  await user.type(email(), 'ana@')
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) })
  expect(document.activeElement).not.toBe(email())
  expect(screen.queryByText('That is no email address.')).toBeNull()
  await user.pointer({ keys: '[/MouseLeft]', target: document.body })
  expect(await screen.findByText('That is no email address.')).toBeDefined()
})

it('A form shows no error for an empty field before the first submit', async () => {
  render(<Example onSubmit={accept()} />)
  email().focus()
  await userEvent.tab()
  expect(screen.queryByText('Enter your email.')).toBeNull()
})

it('A form submits the schema’s output on Enter', async () => {
  const onSubmit = accept()
  render(<Example onSubmit={onSubmit} />)
  await fill()
  await userEvent.type(city(), '{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ana@example.com', city: 'Duluth', agreed: true })
})

it('A form submits once, however often the button is pressed', async () => {
  let finish = () => {}
  const onSubmit = vi.fn<OnSubmit>(() => new Promise((resolve) => (finish = () => resolve(undefined))))
  render(<Example onSubmit={onSubmit} />)
  await fill()
  await send()
  await send()
  fireEvent.submit(screen.getByRole('form', { name: 'Contact' }))
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => finish())
  await send()
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('A form shows a provider error at its field until the field changes, and keeps the typed values', async () => {
  const onSubmit: OnSubmit = async () => ({ fields: { email: ['This email is in use.', 'Never shown.'] } })
  render(<Example onSubmit={onSubmit} />)
  await fill()
  await send()
  expect(await screen.findByRole('link', { name: 'This email is in use.' })).toBeDefined()
  expect(email().getAttribute('aria-invalid')).toBe('true')
  expect(city().value).toBe('Duluth')
  await userEvent.type(email(), '.org')
  expect(email().getAttribute('aria-invalid')).toBeNull()
})

it('A form lists provider errors for fields that it does not have', async () => {
  const onSubmit: OnSubmit = async () => ({ fields: { ssn: ['That number is on file.'] } })
  render(<Example onSubmit={onSubmit} />)
  await fill()
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('That number is on file.')
})

it('A form keeps the typed values after a failed submit and can submit again', async () => {
  const onSubmit = vi
    .fn<OnSubmit>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(undefined)
  render(<Example onSubmit={onSubmit} />)
  await fill()
  await send()
  expect(await screen.findByText('offline')).toBeDefined()
  expect(email().value).toBe('ana@example.com')
  await send()
  await waitFor(() => expect(screen.queryByText('offline')).toBeNull())
  expect(onSubmit).toHaveBeenCalledTimes(2)
})

it('A form starts from its draft and writes typed values to it', async () => {
  const write = vi.fn<DraftStorage['write']>()
  const draft: DraftStorage = { read: () => ({ city: 'Duluth', agreed: 'yes', old: 'gone' }), write }
  render(<Example onSubmit={accept()} draft={draft} />)
  expect(city().value).toBe('Duluth')
  expect(write).not.toHaveBeenCalled()
  await userEvent.type(city(), '!')
  expect(write).toHaveBeenLastCalledWith({ email: '', city: 'Duluth!', agreed: false })
})

it('A form replaces only the patched values', async () => {
  const onSubmit = accept()
  render(<Example onSubmit={onSubmit} />)
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Take' }))
  expect(city().value).toBe('Two Harbors')
  await send()
  expect(onSubmit).toHaveBeenCalledWith({ email: 'ana@example.com', city: 'Two Harbors', agreed: true })
})

it('A form submits a value that was patched in the same event', async () => {
  const sent = accept()
  render(<Example onSubmit={sent} />)
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Patch and send' }))
  expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'ana@example.com', city: 'Ely', agreed: true })
})
