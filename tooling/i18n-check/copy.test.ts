import { expect, it } from 'vitest'
import { copyProblems } from './copy.ts'

it.each([
  ['English', "We couldn't load this page", 'a straight quotation mark or apostrophe'],
  ['English', 'Find it in "Documents"', 'a straight quotation mark or apostrophe'],
  ['English', 'We could not bring your messages', '“bring”'],
  ['English', 'Until then you can call it off.', '“call off”'],
  ['English', 'Log in to go on.', '“go on”'],
  ['English', 'It can’t be changed any more.', '“any more”'],
  ['English', 'Your deposit was cancelled', 'British spelling'],
  ['English', 'Enter your email address', '“email address”'],
  ['Spanish', 'Introduzca su nombre', 'one verb for typing'],
  ['Spanish', 'Su email', '“email”'],
] as const)('%s that says “%s” is reported', (language, text, problem) => {
  expect(copyProblems(language, { key: text })).toEqual([
    expect.stringContaining(`"key" in ${language}: ${problem}`),
  ])
})

it.each([
  ['English', 'We can’t send any more deposits to your {{institution}} account.'],
  ['English', 'Deposit cancelled successfully'],
  ['Spanish', 'Ingrese su correo electrónico.'],
] as const)('%s that says “%s” is accepted', (language, text) => {
  expect(copyProblems(language, { key: text })).toEqual([])
})
