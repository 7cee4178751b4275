import { expect, it } from 'vitest'
import { textsOf } from './provider-texts.ts'

const textsIn = (source: string, language: 'en' | 'es' = 'es') => Object.values(textsOf(language, source))

it('finds the text after “es:”, and none of the English', () => {
  expect(textsIn("const closed = { en: 'Your account is closed.', es: 'Su cuenta está cerrada.' }")).toEqual([
    'Su cuenta está cerrada.',
  ])
})

it('finds every text of an object in Spanish', () => {
  const source =
    "({\n  en: { date: 'Date' },\n  es: { date: 'Fecha', through: (to) => `hasta el ${to}` },\n})"
  expect(textsOf('es', source)).toEqual({ '3:15': 'Fecha', '3:41': 'hasta el ' })
  expect(textsIn("const es: typeof en = {\n  title: 'Vincular su banco',\n}\nconst other = 'x'")).toEqual([
    'Vincular su banco',
  ])
})

it('leaves out values, also nested ones', () => {
  expect(textsIn('({ es: `Le ${left === 1 ? "queda" : `quedan ${left}`} intentos.` })')).toEqual([
    'Le  intentos.',
  ])
  expect(textsIn('({ es: (page: number) => `Página ${page}` })')).toEqual(['Página '])
})

it('finds the English beside it, also in the object that the Spanish is typed by', () => {
  const source = "const closed = { en: 'Your account is closed.', es: 'Su cuenta está cerrada.' }"
  expect(textsIn(source, 'en')).toEqual(['Your account is closed.'])
  expect(textsIn("export const en = {\n  title: 'Link your bank',\n}\nconst other = 'x'", 'en')).toEqual([
    'Link your bank',
  ])
  expect(textsIn("({ en: (page: number) => `Page ${page}`, es: 'x' })", 'en')).toEqual(['Page '])
})

it('finds a text in double quotes, which has a straight apostrophe', () => {
  expect(textsIn('({ en: "That isn\'t a number." })', 'en')).toEqual(["That isn't a number."])
})
