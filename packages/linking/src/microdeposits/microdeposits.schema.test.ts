import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { microdepositsSchema } from './microdeposits.schema.ts'

describe('microdepositsSchema', () => {
  it.each([
    ['0.11', '0.22', { first: 11, second: 22 }],
    ['.99', '$0.01', { first: 99, second: 1 }],
    ['0.1', '0.10', { first: 10, second: 10 }],
    ['$0,11', ',22', { first: 11, second: 22 }],
    [' $ 0.11 ', '00.22', { first: 11, second: 22 }],
  ])('microdepositsSchema parses %s and %s', (first, second, amounts) => {
    expect(v.parse(microdepositsSchema, { first, second })).toEqual(amounts)
  })

  it.each([
    ['', 'amounts.problem.required'],
    ['eleven', 'amounts.problem.malformed'],
    ['0.111', 'amounts.problem.malformed'],
    ['11 cents', 'amounts.problem.malformed'],
    ['0.00', 'amounts.problem.range'],
    ['1.00', 'amounts.problem.dollars'],
    ['11', 'amounts.problem.dollars'],
    ['11.00', 'amounts.problem.dollars'],
    ['1,11', 'amounts.problem.malformed'],
  ])('microdepositsSchema rejects "%s" with %s', (first, problem) => {
    const { issues } = v.safeParse(microdepositsSchema, { first, second: '0.22' })
    expect(issues?.map(({ message }) => message)).toEqual([problem])
  })
})
