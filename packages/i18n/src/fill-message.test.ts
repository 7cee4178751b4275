import { expect, it } from 'vitest'
import { initI18n, readMessage } from './language.ts'
import { startI18next } from './start-i18next.ts'

const catalog = {
  plain: 'Log in',
  greeting: 'Hello {{name}}, {{name}}',
  braces: 'One {brace}, {{ spaced }} and {{unknown}}',
  tries_one: '{{count}} try of {{name}}',
  tries_other: '{{count}} tries of {{name}}',
}
const examples: readonly (readonly [string, Record<string, string | number>])[] = [
  ['plain', {}],
  ['absent', {}],
  ['greeting', { name: 'Ana' }],
  ['greeting', { name: '<b>$& $1 {{name}} $t(plain)</b>' }],
  ['greeting', {}],
  ['braces', { spaced: 'kept' }],
  ['tries', { count: 0, name: 'Ana' }],
  ['tries', { count: 1, name: 'Ana' }],
  ['tries', { count: 1_000_000, name: 7 }],
]

it('readMessage formats a message as i18next does', () => {
  const read = () => examples.map(([key, values]) => readMessage('example', key, values))
  const offered = ['en', 'es'] as const
  const start = (chosen: 'en' | 'es') =>
    initI18n({ offered, chosen, preloaded: { en: { example: catalog }, es: { example: catalog } } })
  start('en')
  const english = read()
  start('es')
  const spanish = read()
  expect(english).toContain('1 try of Ana')

  startI18next()
  expect(read()).toEqual(spanish)
  start('en')
  expect(read()).toEqual(english)
})
