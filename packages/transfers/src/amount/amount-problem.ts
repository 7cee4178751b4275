import type { Key } from '../messages.ts'
import { checkLimits } from '@coffer/domain/money'
import { readAmount, type TypedAmountProblem } from '@coffer/domain/typed-amount'

/** Limits of an amount in cents, and the meaning of a comma in the language. */
export interface AmountRules {
  min: number
  max: number
  comma: 'thousands' | 'cents'
}

const problemKeys: Record<TypedAmountProblem, Key> = {
  empty: 'amount.problem.empty',
  malformed: 'amount.problem.malformed',
  ambiguous: 'amount.problem.ambiguous',
  'too-precise': 'amount.problem.precise',
  'not-positive': 'amount.problem.positive',
}

/** The problem of a typed amount as a message key; null when it is valid. */
export function amountProblem(text: string, { min, max, comma }: AmountRules): Key | null {
  const read = readAmount(text, { comma })
  if ('problem' in read) return problemKeys[read.problem]
  const limit = checkLimits(read.cents, { min, max })
  if (limit === null) return null
  return limit === 'below-minimum' ? 'amount.problem.tooLow' : 'amount.problem.tooHigh'
}

/** The cents of a typed amount; 0 until it is valid. */
export const validCents = (text: string, rules: AmountRules): number =>
  amountProblem(text, rules) === null ? centsOf(text, rules.comma) : 0

/** The cents of an amount that has no problem. */
export function centsOf(text: string, comma: AmountRules['comma']): number {
  const read = readAmount(text, { comma })
  return 'cents' in read ? read.cents : 0
}
