import { expect, it } from 'vitest'
import { nicknameProblem, passkeyNameProblem } from './nickname.ts'

it.each([
  ['Rainy day', null],
  ['Été à Łódź', null],
  ['家族旅行', null],
  ['🏡'.repeat(30), null],
  ['a'.repeat(30), null],
  ['', 'empty'],
  ['\u200B', 'empty'],
  ['\u3164\u2800\uFE0F', 'empty'],
  ['\u200F', 'empty'],
  ['\u200Ba', null],
  ['a'.repeat(100_000), 'too-long'],
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

it.each([
  ['Work laptop', null],
  ['🏡'.repeat(60), null],
  ['a'.repeat(61), 'too-long'],
  ['\u200B', 'empty'],
  ['\u3164', 'empty'],
  ['turned \u202Earound', 'forbidden'],
])('passkeyNameProblem(%j) is %s', (text, problem) => {
  expect(passkeyNameProblem(text)).toBe(problem)
})
