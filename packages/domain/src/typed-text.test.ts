import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldDigits, isBlank, plainNumber, tidyLine } from './typed-text.ts'

it.each([
  ['', 'nothing'],
  [' \t\n', 'spaces'],
  ['\u00A0\u2003\u3000', 'wide spaces'],
  ['\u200B', 'a zero-width space'],
  ['\u200C\u200D\u2060\uFEFF', 'joiners'],
  ['\u00AD', 'a soft hyphen'],
  ['\u200E\u202E\u2066', 'marks of direction'],
  ['\u3164\u115F\u1160\uFFA0', 'Hangul fillers'],
  ['\u2800', 'a Braille blank'],
  ['\u{1D159}', 'a null note head'],
  ['\uFFFC', 'an object mark'],
  ['\u034F\u180E\uFE0F\u{E0041}', 'joining and selecting marks'],
  ['\u0000\u0007\u0085', 'controls'],
  ['\u0301', 'an accent without a letter'],
  ['\uE000', 'a private character'],
])('isBlank(%j) is true: %s', (text) => expect(isBlank(text)).toBe(true))

it.each(['a', '\u200Ba', '.', '0', '李', '🏡', '👨‍👩‍👧', '﷼', '\u200F\u05D0'])('isBlank(%j) is false', (text) =>
  expect(isBlank(text)).toBe(false),
)

it.each([
  ['١٢٣٤٥٦', '123456'],
  ['۰۹', '09'],
  ['０１２', '012'],
  ['१२३', '123'],
  ['๑๒๓', '123'],
  ['𝟎𝟗𝟘𝟡', '0909'],
  ['12a', '12a'],
  ['½²', '½²'],
])('foldDigits(%j) is "%s"', (text, digits) => expect(foldDigits(text)).toBe(digits))

it('foldDigits changes only the digits of other scripts', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from('a0９٣۳१๓𝟗½Ⅳ-')) }), (text) => {
      expect(foldDigits(text).replaceAll(/\d/g, '#')).toBe(text.replaceAll(/\p{Nd}/gu, '#'))
    }),
  )
})

it('plainNumber removes every invisible character', () =>
  expect(plainNumber('\u200E\u2066١\u200B2\uFEFF\u2069')).toBe('12'))

it.each([
  ['  12\u00A0 Harbor\tStreet\n', '12 Harbor Street'],
  ['\u200B12 Main\u00AD St\u2060', '12 Main St'],
  ['Jose\u0301', 'José'],
  ['\u200Eعلی\u200Cرضا\u200C', 'علی\u200Cرضا'],
  ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
  ['\u3164', ''],
])('tidyLine(%j) is "%s"', (text, tidy) => expect(tidyLine(text)).toBe(tidy))
