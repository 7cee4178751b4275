import { parseMicrodeposit, type MicrodepositProblem } from '@coffer/domain/microdeposits'
import * as v from 'valibot'

const problemMessages: Record<MicrodepositProblem, string> = {
  empty: 'amounts.problem.required',
  malformed: 'amounts.problem.malformed',
  ambiguous: 'amounts.problem.malformed',
  'too-precise': 'amounts.problem.malformed',
  'not-positive': 'amounts.problem.range',
  'out-of-range': 'amounts.problem.dollars',
}

/** Reads "0,11" as cents. Without dollars before it, the comma can only be a decimal separator. */
const normalizeDecimal = (text: string): string => text.trim().replace(/^(\$?\s*0?),(\d{1,2})$/, '$1.$2')

const cents = v.pipe(
  v.string(),
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const amount = parseMicrodeposit(normalizeDecimal(dataset.value))
    if ('cents' in amount) return amount.cents
    addIssue({ message: problemMessages[amount.problem] })
    return NEVER
  }),
)

/** The two amounts, entered in dollars and returned in cents, in the same order. */
export const microdepositsSchema = v.object({ first: cents, second: cents })
