import { parseMicrodeposit, type MicrodepositProblem } from '@coffer/domain/microdeposits'
import * as v from 'valibot'

const problemWords: Record<MicrodepositProblem, string> = {
  empty: 'amounts.problem.required',
  malformed: 'amounts.problem.malformed',
  'too-precise': 'amounts.problem.malformed',
  'not-positive': 'amounts.problem.range',
  'out-of-range': 'amounts.problem.range',
}

const cents = v.pipe(
  v.string(),
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const amount = parseMicrodeposit(dataset.value)
    if ('cents' in amount) return amount.cents
    addIssue({ message: problemWords[amount.problem] })
    return NEVER
  }),
)

/** The two amounts, as text in dollars; they come out in cents, in the order typed. */
export const microdepositsSchema = v.object({ first: cents, second: cents })
