import { transaction } from '@coffer/api-client/fakes'
import { addDays, type CalendarDate } from '@coffer/domain/calendar'

/** The last day of the month before a date. */
const monthEndBefore = (date: CalendarDate): CalendarDate => addDays(`${date.slice(0, 7)}-01`, -1)

/** Interest of the last months of a growing balance, newest first. */
export function monthlyInterest(months: number, today: CalendarDate): ReturnType<typeof transaction>[] {
  const postings: ReturnType<typeof transaction>[] = []
  let day = monthEndBefore(today)
  for (let index = 0; index < months; index += 1) {
    postings.push(
      transaction({
        uuid: `interest-${day}`,
        direction: 'ServiceToPrimary',
        amount: Math.max(1_25, 46_31 - index * 1_17 + (index % 3) * 84),
        description: 'Interest',
        date_created: `${day}T20:00:00Z`,
        date_processed: `${day}T20:00:00Z`,
        posted_on: day,
        effective_on: day,
      }),
    )
    day = monthEndBefore(day)
  }
  return postings
}
