import { numberDigits } from '@coffer/domain/bank'
import type { CalendarDate } from '@coffer/domain/calendar'
import { checkDateOfBirth } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'

const isComplete = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

/** Does not check the age, which was checked when the invitation was sent. */
function dateProblem(date: string, today: CalendarDate) {
  if (date !== '' && !isComplete(date)) return 'date.incomplete' as const
  const problem = checkDateOfBirth(date, today)
  if (problem === 'under-age' || problem === null) return null
  return problem === 'too-early' ? 'date.malformed' : (`date.${problem}` as const)
}

/** The proof of an invited person’s identity. `today` is in UTC, by the provider’s clock. Errors are message keys. */
export const identitySchema = (today: CalendarDate) =>
  v.object({
    ssnLastFour: v.pipe(
      v.string(),
      v.transform(numberDigits),
      v.nonEmpty('ssn.empty'),
      v.regex(/^\d{4}$/, 'ssn.malformed'),
    ),
    dateOfBirth: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? dateProblem(dataset.value, today) : null
        if (message) addIssue({ message })
      }),
    ),
  })
