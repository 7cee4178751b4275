import { expect, it } from 'vitest'
import { compareMessages } from './compare.ts'

it('The comparison finds no problem when both languages have the same keys and placeholders', () => {
  const en = { greeting: 'Hello {{name}}', tries_one: 'One try', tries_other: '{{count}} tries' }
  const es = { greeting: 'Hola {{name}}', tries_one: 'Un intento', tries_other: '{{count}} intentos' }
  expect(compareMessages(en, es)).toEqual([])
})

it.each([
  [{ a: 'A' }, {}, '"a" has no Spanish'],
  [{}, { a: 'A' }, '"a" has no English'],
  [{ a: '{{x}}' }, { a: '{{y}}' }, '"a" has {x} in English and {y} in Spanish'],
  [{ a: 'A' }, { a: ' ' }, '"a" is empty in Spanish'],
  [{ a_one: 'A' }, { a_one: 'A' }, '"a_one" has no form "_other" in English'],
  [{ a: { b: 'B' } }, {}, 'messages must be flat: one text per key'],
])('The comparison of %j with %j reports: %s', (en, es, problem) => {
  expect(compareMessages(en, es)).toContain(problem)
})
