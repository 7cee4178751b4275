import type { Key } from '../messages.ts'
import { checkLimits } from '@coffer/domain/money'
import { parseCents, type Comma } from '@coffer/domain/typed-amount'
import { amountProblem as typedAmountProblem } from '@coffer/errors/typed-amount'

/** Limits of an amount in cents, and the meaning of a comma in the language. */
export interface AmountRules {
  min: number
  max: number
  comma: Comma
}

/** The error of a typed amount as a message key; null if it is valid. */
export function amountProblem(text: string, { min, max, comma }: AmountRules): Key | null {
  const problem = typedAmountProblem(text, comma)
  if (problem !== null) return problem
  const limit = checkLimits(parseCents(text, comma), { min, max })
  if (limit === null) return null
  return limit === 'below-minimum' ? 'amount.problem.tooLow' : 'amount.problem.tooHigh'
}

/** A typed amount in cents; 0 until it is valid. */
export const validCents = (text: string, rules: AmountRules): number =>
  amountProblem(text, rules) === null ? parseCents(text, rules.comma) : 0
