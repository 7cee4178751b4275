import { type Comma, readAmount, type TypedAmountProblem } from '@coffer/domain/typed-amount'

/** Message keys that every package with a form of amounts has. */
const problemKeys = {
  empty: 'amount.problem.empty',
  malformed: 'amount.problem.malformed',
  ambiguous: 'amount.problem.ambiguous',
  'too-precise': 'amount.problem.precise',
  'not-positive': 'amount.problem.positive',
} as const satisfies Record<TypedAmountProblem, string>

/** The problem of a typed amount as a message key; null if it is valid. */
export function amountProblem(text: string, comma: Comma): (typeof problemKeys)[TypedAmountProblem] | null {
  const read = readAmount(text, { comma })
  return 'problem' in read ? problemKeys[read.problem] : null
}
