import { expect, it } from 'vitest'
import { providerTexts } from './provider-texts.ts'

const textsIn = (source: string, language: 'en' | 'es' = 'es') =>
  Object.values(providerTexts(language, source))

it('The search for Spanish texts finds the text after “es:”, and no English one', () => {
  expect(textsIn("const closed = { en: 'Your account is closed.', es: 'Su cuenta está cerrada.' }")).toEqual([
    'Su cuenta está cerrada.',
  ])
})

it('The search for Spanish texts finds every text of an object of them', () => {
  const source =
    "({\n  en: { date: 'Date' },\n  es: { date: 'Fecha', through: (to) => `hasta el ${to}` },\n})"
  expect(providerTexts('es', source)).toEqual({ '3:15': 'Fecha', '3:41': 'hasta el ' })
  expect(textsIn("const es: typeof en = {\n  title: 'Vincular su banco',\n}\nconst other = 'x'")).toEqual([
    'Vincular su banco',
  ])
})

it('The search for texts leaves out interpolated values, including nested ones', () => {
  expect(textsIn('({ es: `Le ${left === 1 ? "queda" : `quedan ${left}`} intentos.` })')).toEqual([
    'Le  intentos.',
  ])
  expect(textsIn('({ es: (page: number) => `Página ${page}` })')).toEqual(['Página '])
})

it('The search for English texts finds those beside a Spanish text, and all in an object named en', () => {
  const source = "const closed = { en: 'Your account is closed.', es: 'Su cuenta está cerrada.' }"
  expect(textsIn(source, 'en')).toEqual(['Your account is closed.'])
  expect(textsIn("export const en = {\n  title: 'Link your bank',\n}\nconst other = 'x'", 'en')).toEqual([
    'Link your bank',
  ])
  expect(textsIn("({ en: (page: number) => `Page ${page}`, es: 'x' })", 'en')).toEqual(['Page '])
})

it('The search for texts finds one in double quotes, which has a straight apostrophe', () => {
  expect(textsIn('({ en: "That isn\'t a number." })', 'en')).toEqual(["That isn't a number."])
})
