import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fundAccountSchema } from './fund-account.schema.ts'

const limits = { min: 100, max: 250_000_00 }
const schema = fundAccountSchema({ ...limits, comma: 'thousands' })

describe('fundAccountSchema', () => {
  it.each([
    ['500', 500_00],
    ['$1,234.5', 1_234_50],
    ['1', 100],
    ['250000.00', 250_000_00],
    ['USD 500', 500_00],
    ['1.000,50', 1_000_50],
    ['1 000', 1_000_00],
  ])('fundAccountSchema accepts %s', (amount, cents) =>
    expect(v.parse(schema, { amount })).toEqual({ amount: cents }),
  )

  it.each([
    ['', 'amount.problem.empty'],
    ['lots', 'amount.problem.malformed'],
    ['5oo', 'amount.problem.malformed'],
    ['500,00', 'amount.problem.malformed'],
    ['1.005', 'amount.problem.ambiguous'],
    ['0.125', 'amount.problem.precise'],
    ['0', 'amount.problem.positive'],
    ['-5', 'amount.problem.positive'],
    ['0.99', 'amount.problem.tooLow'],
    ['250000.01', 'amount.problem.tooHigh'],
  ])('fundAccountSchema rejects "%s" with %s', (amount, problem) => {
    expect(v.safeParse(schema, { amount }).issues?.map(({ message }) => message)).toEqual([problem])
  })

  it('fundAccountSchema accepts a comma as the decimal separator if the language uses it', () => {
    expect(v.parse(fundAccountSchema({ ...limits, comma: 'cents' }), { amount: '500,25' })).toEqual({
      amount: 500_25,
    })
  })
})
