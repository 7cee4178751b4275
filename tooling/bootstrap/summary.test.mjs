import { expect, it } from 'vitest'
import { countTests } from './summary.mjs'

it.each([
  ['      Tests  14 passed (14)', { passed: 14, failed: 0 }],
  ['@coffer/i18n:unit:       Tests  3 failed | 14 passed (17)', { passed: 14, failed: 3 }],
  [
    '\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m2 passed\u001B[39m\u001B[22m\u001B[90m (2)\u001B[39m',
    { passed: 2, failed: 0 },
  ],
  ['  2 failed\n    a test that failed\n  30 passed (1.2m)', { passed: 30, failed: 2 }],
  ['some test says 5 passed', { passed: 0, failed: 0 }],
])('reads %j', (output, counted) => {
  expect(countTests(output)).toEqual(counted)
})
