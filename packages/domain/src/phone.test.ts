import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPhone, formatPhone, phoneDigits } from './phone.ts'

it.each([
  ['6145550123', null],
  ['(614) 555-0123', null],
  ['+1 614 555 0123', null],
  ['+1 (614) 555-0123', null],
  ['16145550123', null],
  ['1-614-555-0123', null],
  [' 614.555.0123 ', null],
  ['614\u2011555\u20110123', null],
  ['614\u00A0555\u00A00123', null],
  ['\u202A614 555 0123\u202C', null],
  ['６１４５５５０１２３', null],
  ['٦١٤٥٥٥٠١٢٣', null],
  ['', 'empty'],
  ['\u200B', 'empty'],
  ['-', 'malformed'],
  ['614555', 'malformed'],
  ['61455501239', 'not-us'],
  ['614555012399', 'not-us'],
  ['26145550123', 'not-us'],
  ['+1 (415) 555-0132 ext. 5', 'not-us'],
  ['(415) 555-0132 x5', 'not-us'],
  ['415-555-0132 / 415-555-0133', 'not-us'],
  ['614555012x', 'not-us'],
  ['447911123456', 'not-us'],
  ['07911 123456', 'not-us'],
  ['1'.repeat(1_000), 'not-us'],
  ['+44 7911 123456', 'not-us'],
  ['+52 55 4123 5678', 'not-us'],
  ['(+44) 7911 123456', 'not-us'],
  ['\u200E+44 7911 123456', 'not-us'],
  ['0044 7911 123456', 'not-us'],
  ['011 44 7911 123456', 'not-us'],
  ['+20 2555 0123 4', 'not-us'],
  ['+2025550123', 'not-us'],
  ['+٤٤ ٧٩١١ ١٢٣٤٥٦', 'not-us'],
  ['1145550123', 'area'],
  ['6140550123', 'exchange'],
])('checkPhone(%j) is %s', (text, problem) => {
  expect(checkPhone(text)).toBe(problem)
})

it.each([
  ['', '', ''],
  ['61', '61', '61'],
  ['6145', '6145', '(614) 5'],
  ['614555', '614555', '(614) 555'],
  ['6145550', '6145550', '(614) 555-0'],
  ['+1 (415) 555-0132', '4155550132', '(415) 555-0132'],
  ['١٢٣', '123', '123'],
])('The phone number %j has the digits “%s” and is formatted as “%s”', (text, digits, shown) => {
  expect(phoneDigits(text)).toBe(digits)
  expect(formatPhone(text)).toBe(shown)
})

it.each([
  '+',
  '+1 415',
  '61455501239',
  '+44 7911 123456',
  '+52 55 4123 5678',
  '+1 (415) 555-0132 ext. 5',
  '447911123456',
  'none',
])('The phone number “%s” stays as it was typed', (text) => {
  expect(phoneDigits(text)).toBe(text)
  expect(formatPhone(text)).toBe(text)
})

it('phoneDigits and formatPhone keep every typed digit', () => {
  const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+() -.xé')), maxLength: 20 })
  fc.assert(
    fc.property(typed, (text) => {
      const digits = phoneDigits(text)
      expect([text.replaceAll(/\D/g, ''), text.replaceAll(/\D/g, '').slice(1)]).toContain(
        digits.replaceAll(/\D/g, ''),
      )
      expect(phoneDigits(formatPhone(text))).toBe(digits)
      if (checkPhone(text) === null) expect(digits).toMatch(/^\d{10}$/)
    }),
  )
})
