import { checkLimits, type LimitProblem } from '@coffer/domain/money'
import { readAmount, type TypedAmountProblem } from '@coffer/domain/typed-amount'
import * as v from 'valibot'

const problemMessages: Record<TypedAmountProblem | LimitProblem, string> = {
  empty: 'amount.problem.required',
  malformed: 'amount.problem.malformed',
  ambiguous: 'amount.problem.ambiguous',
  'too-precise': 'amount.problem.precise',
  'not-positive': 'amount.problem.positive',
  'below-minimum': 'amount.problem.tooLow',
  'above-maximum': 'amount.problem.tooHigh',
}

/** Meaning of a single comma before two digits. */
export type Comma = 'thousands' | 'cents'

/** The amount of the first deposit: parsed from text in dollars to cents, with limits in cents. */
export const fundAccountSchema = (limits: { min: number; max: number }, comma: Comma = 'thousands') =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
        const amount = readAmount(dataset.value, { comma })
        const problem = 'cents' in amount ? checkLimits(amount.cents, limits) : amount.problem
        if ('cents' in amount && problem === null) return amount.cents
        addIssue({ message: problemMessages[problem ?? 'malformed'] })
        return NEVER
      }),
    ),
  })
