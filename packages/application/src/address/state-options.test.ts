import { mailStates } from '@coffer/domain/states'
import { languages } from '@coffer/i18n/languages'
import { expect, it } from 'vitest'
import { stateOptions } from './state-options.ts'

const labelOf = (language: 'en' | 'es', code: string) =>
  stateOptions(language).find(({ value }) => value === code)?.label

it.each([
  ['NY', 'New York', 'Nueva York'],
  ['NC', 'North Carolina', 'Carolina del Norte'],
  ['WV', 'West Virginia', 'Virginia Occidental'],
  ['DC', 'District of Columbia', 'Distrito de Columbia'],
  ['OR', 'Oregon', 'Oregón'],
  ['OH', 'Ohio', 'Ohio'],
])('The state option %s is %s in English and %s in Spanish', (code, english, spanish) => {
  expect(labelOf('en', code)).toBe(english)
  expect(labelOf('es', code)).toBe(spanish)
})

it.each(languages)('stateOptions has every code once, sorted by name in %s', (language) => {
  const options = stateOptions(language)
  expect(options.map(({ value }) => value).toSorted()).toEqual(mailStates.map(({ code }) => code).toSorted())
  const labels = options.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare))
})
