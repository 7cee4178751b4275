import { type AmountProblem, checkLimits, type LimitProblem, parseAmount } from '@coffer/domain/money'
import * as v from 'valibot'

const problemWords: Record<AmountProblem | LimitProblem, string> = {
  empty: 'amount.problem.required',
  malformed: 'amount.problem.malformed',
  'too-precise': 'amount.problem.precise',
  'not-positive': 'amount.problem.positive',
  'below-minimum': 'amount.problem.tooLow',
  'above-maximum': 'amount.problem.tooHigh',
}

/** The first amount, as text in dollars, within limits in cents; it comes out in cents. */
export const fundAccountSchema = (limits: { min: number; max: number }) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
        const amount = parseAmount(dataset.value)
        const problem = 'cents' in amount ? checkLimits(amount.cents, limits) : amount.problem
        if ('cents' in amount && problem === null) return amount.cents
        addIssue({ message: problemWords[problem ?? 'malformed'] })
        return NEVER
      }),
    ),
  })
