import { translateDocument } from '@coffer/i18n/browser-translator'
import { initI18n } from '@coffer/i18n/language'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import en from '../locales/en.json'
import { CodeField } from './code-field.tsx'
import { DateField } from './date-field.tsx'
import { DayField } from './day-field.tsx'
import type { FieldProps } from './field-frame.tsx'
import { FilterDayField } from './filter-day-field.tsx'
import { MoneyField } from './money-field.tsx'
import { PercentField } from './percent-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SsnField } from './ssn-field.tsx'

beforeEach(() => initI18n({ offered: ['en'], preloaded: { en: { 'ui-kit': en } } }))
afterEach(cleanup)

const changed = vi.fn<(value: string) => void>()
type TextField = ComponentType<Pick<FieldProps<string>, 'label' | 'name' | 'value' | 'onChange'>>

/** Renders a field that keeps its value, as a form does. */
function show(Field: TextField) {
  changed.mockClear()
  function Kept() {
    const [value, setValue] = useState('')
    const onChange = (next: string) => {
      changed(next)
      setValue(next)
    }
    return <Field label="Field" name="field" value={value} onChange={onChange} />
  }
  render(<Kept />)
}

/** Inserts a text at once, without a paste event, like autofill, dictation and keyboard suggestions. */
const insert = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const shown = (label = 'Field') => screen.getByLabelText<HTMLInputElement>(label).value

const typed = [
  ['phone', PhoneField, '4155550132', '(415) 555-0132', '4155550132'],
  ['phone', PhoneField, '+1 (415) 555-0132', '(415) 555-0132', '4155550132'],
  ['phone', PhoneField, '+44 7911 123456', '+44 7911 123456', '+44 7911 123456'],
  ['phone', PhoneField, '+52 55 4123 5678', '+52 55 4123 5678', '+52 55 4123 5678'],
  ['phone', PhoneField, '٤١٥٥٥٥٠١٣٢', '(415) 555-0132', '4155550132'],
  ['code', CodeField, '123 456', '123456', '123456'],
  ['code', CodeField, '١٢٣٤٥٦', '123456', '123456'],
  ['code', CodeField, '1234567', '1234567', '1234567'],
  ['percent', PercentField, '2.5', '2.5', '2.5'],
  ['percent', PercentField, '2,5', '2,5', '2,5'],
  ['percent', PercentField, '33.33', '33.33', '33.33'],
  ['percent', PercentField, '١٢', '12', '12'],
  ['money', MoneyField, "1'234.50", "1'234.50", "1'234.50"],
  ['money', MoneyField, '50 US$', '50 US$', '50 US$'],
] as const

it.each(typed)(
  'A %s field keeps typed text and formats only what it understands (case %#)',
  async (_, Field, keys, text, value) => {
    show(Field)
    await userEvent.type(screen.getByLabelText('Field'), keys)
    expect(shown()).toBe(text)
    expect(changed).toHaveBeenLastCalledWith(value)
  },
)

it.each([
  ...typed,
  [
    'phone',
    PhoneField,
    '+1 (415) 555-0132 ext. 5',
    '+1 (415) 555-0132 ext. 5',
    '+1 (415) 555-0132 ext. 5',
  ] as const,
  ['code', CodeField, 'Your code is 123456.', '123456', '123456'] as const,
])(
  'A %s field keeps inserted text and formats only what it understands (case %#)',
  (_, Field, all, text, value) => {
    show(Field)
    insert('Field', all)
    expect(shown()).toBe(text)
    expect(changed).toHaveBeenLastCalledWith(value)
  },
)

it('The SSN field neither cuts nor masks ten digits', async () => {
  show(SsnField)
  await userEvent.type(screen.getByLabelText('Field'), '1234567890')
  await userEvent.tab()
  expect(shown()).toBe('1234567890')
  await userEvent.clear(screen.getByLabelText('Field'))
  await userEvent.type(screen.getByLabelText('Field'), '123-45-6789')
  await userEvent.tab()
  expect(shown()).toBe('•••-••-6789')
  expect(changed).toHaveBeenLastCalledWith('123456789')
})

it('A code field completes once when six digits are inserted at once', () => {
  const onComplete = vi.fn()
  render(<CodeField label="Field" name="field" value="" onChange={changed} onComplete={onComplete} />)
  insert('Field', '123 456')
  expect(onComplete).toHaveBeenCalledOnce()
})

it.each(['05/01/1990', '1990-05-01', '05011990'])('A date field fills all parts from %s', (date) => {
  show(DateField)
  insert('Month', date)
  expect([shown('Month'), shown('Day'), shown('Year')]).toEqual(['05', '01', '1990'])
  expect(changed).toHaveBeenLastCalledWith('1990-05-01')
})

it('A date field keeps a part that has too many digits', async () => {
  show(DateField)
  await userEvent.type(screen.getByLabelText('Day'), '315')
  expect(shown('Day')).toBe('315')
  await userEvent.type(screen.getByLabelText('Month'), '٠٥')
  expect(shown('Month')).toBe('05')
})

it('A date field changes its label in a page that the browser has translated', () => {
  const field = { name: 'field', value: '', onChange: changed }
  const { rerender } = render(<DateField label="Date of birth" {...field} />)
  const stop = translateDocument()
  onTestFinished(stop)
  rerender(<DateField label="Fecha de nacimiento" {...field} />)
  expect(screen.getByRole('group', { name: 'Fecha de nacimiento' })).toBeDefined()
})

it('A money field formats a valid amount on blur', async () => {
  show(MoneyField)
  await userEvent.type(screen.getByLabelText('Field'), "1'234.5")
  await userEvent.tab()
  expect(shown()).toBe('1,234.50')
})

it.each([
  ['day', DayField],
  ['filter', FilterDayField],
] as const)('A date in a %s field is vertically centered in WebKit, too', (_, Field) => {
  show(Field)
  const { display, alignItems } = getComputedStyle(screen.getByLabelText('Field'))
  expect({ display, alignItems }).toEqual({ display: 'grid', alignItems: 'center' })
})
