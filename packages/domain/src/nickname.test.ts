import { expect, it } from 'vitest'
import { nicknameProblem } from './nickname.ts'

it.each([
  ['Rainy day', null],
  ['Été à Łódź', null],
  ['家族旅行', null],
  ['🏡'.repeat(30), null],
  ['a'.repeat(30), null],
  ['', 'empty'],
  ['a'.repeat(31), 'too-long'],
  ['🏡'.repeat(31), 'too-long'],
  ['two\nlines', 'forbidden'],
  ['null\u0000', 'forbidden'],
  ['turned \u202Earound', 'forbidden'],
  ['isolated \u2066text', 'forbidden'],
  ['\u200Fmarked', 'forbidden'],
  ['half \uD83C', 'forbidden'],
])('nicknameProblem(%j) is %s', (text, problem) => {
  expect(nicknameProblem(text)).toBe(problem)
})
