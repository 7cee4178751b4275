import { expect, it } from 'vitest'
import { foldText, containsAll, searchWords } from './search.ts'

it.each([
  ['How long does a deposit take?', 'deposit', true],
  ['How long does a deposit take?', 'TAKE depo', true],
  ['How long does a deposit take?', 'withdrawal', false],
  ['How long does a deposit take?', 'deposit fee', false],
  ['¿Cuánto tarda un depósito?', 'cuanto deposito', true],
  ['¿Cuanto tarda?', 'Cuánto', true],
  ['Anything', '  ', true],
])('A search in “%s” for “%s” matches: %s', (text, typed, isFound) => {
  expect(containsAll(foldText(text), searchWords(typed))).toBe(isFound)
})
