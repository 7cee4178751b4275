import type { CalendarDate } from '@coffer/domain/calendar'
import { checkDateOfBirth } from '@coffer/domain/depositor-rules'
import * as v from 'valibot'

const isWhole = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

/** Whether somebody is of age was decided when they were invited. */
function dateProblem(date: string, today: CalendarDate) {
  if (date !== '' && !isWhole(date)) return 'date.incomplete' as const
  const problem = checkDateOfBirth(date, today)
  if (problem === 'under-age' || problem === null) return null
  return problem === 'too-early' ? 'date.malformed' : (`date.${problem}` as const)
}

/** What an invited person proves their identity by; `today` in UTC, by the provider's clock. Messages are word keys. */
export const identitySchema = (today: CalendarDate) =>
  v.object({
    ssnLastFour: v.pipe(v.string(), v.trim(), v.nonEmpty('ssn.empty'), v.regex(/^\d{4}$/, 'ssn.malformed')),
    dateOfBirth: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? dateProblem(dataset.value, today) : null
        if (message) addIssue({ message })
      }),
    ),
  })
