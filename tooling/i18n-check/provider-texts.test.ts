import { expect, it } from 'vitest'
import { spanishTextsOf } from './provider-texts.ts'

const textsIn = (source: string) => Object.values(spanishTextsOf(source))

it('finds the text after “es:”, and none of the English', () => {
  expect(textsIn("const closed = { en: 'Your account is closed.', es: 'Su cuenta está cerrada.' }")).toEqual([
    'Su cuenta está cerrada.',
  ])
})

it('finds every text of an object in Spanish', () => {
  const source =
    "({\n  en: { date: 'Date' },\n  es: { date: 'Fecha', through: (to) => `hasta el ${to}` },\n})"
  expect(spanishTextsOf(source)).toEqual({ '3:15': 'Fecha', '3:41': 'hasta el ' })
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
