import { checkLimits } from '@coffer/domain/money'
import { type Comma, parseCents, readAmount, type TypedAmountProblem } from '@coffer/domain/typed-amount'

/** Message keys that every package with a form of amounts has. */
const problemKeys = {
  empty: 'amount.problem.empty',
  malformed: 'amount.problem.malformed',
  ambiguous: 'amount.problem.ambiguous',
  'too-precise': 'amount.problem.precise',
  'not-positive': 'amount.problem.positive',
} as const satisfies Record<TypedAmountProblem, string>

/** Message keys that a package with limits of amounts has, too. */
const limitKeys = {
  'below-minimum': 'amount.problem.tooLow',
  'above-maximum': 'amount.problem.tooHigh',
} as const

type AmountProblemKey = (typeof problemKeys)[TypedAmountProblem]
type LimitedAmountProblemKey = AmountProblemKey | (typeof limitKeys)[keyof typeof limitKeys]

/** Limits of an amount in cents, and the meaning of a comma in the language. */
export interface AmountRules {
  min: number
  max: number
  comma: Comma
}

/** The problem of a typed amount as a message key; null if it is valid. */
export function amountProblem(text: string, comma: Comma): AmountProblemKey | null {
  const read = readAmount(text, { comma })
  return 'problem' in read ? problemKeys[read.problem] : null
}

/** The problem of a typed amount with limits as a message key; null if it is valid. */
export function limitedAmountProblem(
  text: string,
  { min, max, comma }: AmountRules,
): LimitedAmountProblemKey | null {
  const read = readAmount(text, { comma })
  if ('problem' in read) return problemKeys[read.problem]
  const limit = checkLimits(read.cents, { min, max })
  return limit && limitKeys[limit]
}

/** A typed amount in cents; 0 until it is valid. */
export const validCents = (text: string, rules: AmountRules): number =>
  limitedAmountProblem(text, rules) === null ? parseCents(text, rules.comma) : 0
