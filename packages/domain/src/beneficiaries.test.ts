import { expect, it } from 'vitest'
import { canAddBeneficiary, checkBirth, checkLastFour, ofDesignation } from './beneficiaries.ts'

const today = '2026-11-20'

it.each([
  ['2026-11-20', 'child', null],
  ['1900-01-01', 'parent', null],
  ['1899-12-31', 'parent', 'too-early'],
  ['2026-11-21', 'child', 'in-future'],
  ['2026-02-29', 'child', 'malformed'],
  ['', 'child', 'empty'],
  ['', null, 'empty'],
  ['', 'trust', null],
  ['2031-01-01', 'trust', 'in-future'],
] as const)('checkBirth of %o for the relationship %s is %s', (date, relationship, problem) => {
  expect(checkBirth(date, { relationship, today })).toBe(problem)
})

it.each([
  ['0123', null],
  ['', 'empty'],
  ['123', 'malformed'],
  ['12a4', 'malformed'],
])('checkLastFour(%o) is %s', (text, problem) => {
  expect(checkLastFour(text)).toBe(problem)
})

it('canAddBeneficiary allows ten beneficiaries at most', () => {
  expect([9, 10].map(canAddBeneficiary)).toEqual([true, false])
})

it('ofDesignation separates primary and contingent beneficiaries, in their order', () => {
  const [a, b, c] = [
    { name: 'a', designation: 'primary' },
    { name: 'b', designation: 'contingent' },
    { name: 'c', designation: 'primary' },
  ] as const
  expect(ofDesignation([a, b, c], 'primary')).toEqual([a, c])
  expect(ofDesignation([a, b, c], 'contingent')).toEqual([b])
})
