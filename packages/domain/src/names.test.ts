import { expect, it } from 'vitest'
import { checkCity, checkName, fullName, shortName, tidyName } from './names.ts'

it.each([
  ['Ada', null],
  ['Anne-Marie O’Neil Jr.', null],
  ['José', null],
  ['Jose\u0301', null],
  ['’t Hooft', null],
  ['李小龍', null],
  ['阿卜杜拉·买买提', null],
  ['ジョン・スミス', null],
  ['O´Brien', null],
  ['O`Brien', null],
  ['O′Brien', null],
  ['O＇Brien', null],
  ['Anne\u2010Marie', null],
  ['Anne\u2011Marie', null],
  ['Anne–Marie', null],
  ['Anne\u00ADMarie', null],
  ['Ana\u00A0María', null],
  ['Ana\u202FMaría', null],
  ['علی\u200Cرضا', null],
  ['क्\u200Dष', null],
  ['\u200Fאביגיל', null],
  ['Smith, Jr.', null],
  ['Mª José', null],
  ['Gal·la', null],
  ['a'.repeat(50), null],
  ['a'.repeat(51), 'too-long'],
  ['a'.repeat(100_000), 'too-long'],
  ['', 'empty'],
  ['   ', 'empty'],
  ['\u200B\u2060', 'empty'],
  ['\u3164', 'empty'],
  ['’', 'malformed'],
  ['.', 'malformed'],
  ['-', 'malformed'],
  ['\u0301\u200Ca', 'malformed'],
  ['Smith,', 'malformed'],
  ['R2D2', 'malformed'],
  ['١٢', 'malformed'],
  ['-Ada', 'malformed'],
  ['Ada<b>', 'malformed'],
  ['Ada/Eva', 'malformed'],
  ['ada@example', 'malformed'],
])('checkName(%j) is %s', (text, problem) => {
  expect(checkName(text)).toBe(problem)
})

it.each([
  ['O´Brien', 'O’Brien'],
  ["O'Brien", 'O’Brien'],
  ['Kāne‘ohe', 'Kāne’ohe'],
  ['Winston\u2011Salem', 'Winston-Salem'],
  ['Ana\u00A0 María\u200B', 'Ana María'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['Jose\u0301', 'José'],
  ['Smith，Jr．', 'Smith,Jr.'],
])('tidyName(%j) is "%s"', (text, tidy) => {
  expect(tidyName(text)).toBe(tidy)
  expect(tidyName(tidy)).toBe(tidy)
})

it.each([
  ['Saint Paul', null],
  ['Coeur d’Alene', null],
  ['Kāne‘ohe', null],
  ['Kāneʻohe', null],
  ['‘Ewa Beach', null],
  ['Winston\u2011Salem', null],
  ['Washington, D.C.', null],
  ['', 'empty'],
  ['\u200B', 'empty'],
  ['C1ty', 'malformed'],
  ['a'.repeat(60), null],
  ['a'.repeat(61), 'too-long'],
])('checkCity(%j) is %s', (text, problem) => {
  expect(checkCity(text)).toBe(problem)
})

it.each([
  [{ firstName: 'Ana', middleName: null, lastName: 'Diaz', suffix: 'Jr.' }, 'Ana Diaz Jr.'],
  [{ firstName: '', lastName: 'Suharto' }, 'Suharto'],
  [{ firstName: 'Suharto', lastName: null }, 'Suharto'],
])('fullName(%j) is "%s"', (parts, name) => expect(fullName(parts)).toBe(name))

it('shortName leaves out the middle name and the suffix', () => {
  const parts = { firstName: 'Ana', middleName: 'Luz', lastName: 'Diaz', suffix: 'Jr.' }
  expect(shortName(parts)).toBe('Ana Diaz')
  expect(shortName({ firstName: 'Suharto', lastName: null })).toBe('Suharto')
})
