import { addBusinessDays, type CalendarDate, easternDate, type Instant } from './calendar.ts'

/** The reasons for which a depositor can report a transaction. */
export const caseReasons = ['unrecognized', 'wrong_amount', 'missing'] as const
export type CaseReason = (typeof caseReasons)[number]

export const caseStatuses = ['sent', 'answered', 'closed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** Maximum characters of the details of a report. */
export const CASE_DETAILS_LIMIT = 1_000

/** A message in the thread of a case; the depositor receives the `inbound` ones. */
export interface CaseMessage {
  readonly direction: 'inbound' | 'outbound'
  readonly sentAt: Instant
}

const timeOf = (instant: Instant): number => new Date(instant).getTime()

/** Interest and corrections are the bank's own bookings, with no transfer that could be missing. */
export const reasonsFor = (direction: string): readonly CaseReason[] =>
  /^Service|Service$/.test(direction) ? caseReasons.filter((reason) => reason !== 'missing') : caseReasons

/** The messages of the depositor that the bank has not answered yet, oldest first. */
const unanswered = (thread: readonly CaseMessage[]): readonly CaseMessage[] => {
  const sorted = thread.toSorted((one, other) => timeOf(one.sentAt) - timeOf(other.sentAt))
  return sorted.slice(sorted.findLastIndex(({ direction }) => direction === 'inbound') + 1)
}

/** The status of a case, derived from its thread. A message from the depositor after it was closed reopens it. */
export function caseStatus(thread: readonly CaseMessage[], closedAt: Instant | null): CaseStatus {
  const isReopened = thread.some(
    ({ direction, sentAt }) =>
      direction === 'outbound' && closedAt !== null && timeOf(sentAt) > timeOf(closedAt),
  )
  if (closedAt !== null && !isReopened) return 'closed'
  return unanswered(thread).length > 0 ? 'sent' : 'answered'
}

/** The day by which the bank expects to respond: business days after the first waiting message; null if none waits. */
export function replyDay(
  thread: readonly CaseMessage[],
  closedAt: Instant | null,
  businessDays: number,
): CalendarDate | null {
  if (caseStatus(thread, closedAt) !== 'sent') return null
  const [first] = unanswered(thread)
  return first ? addBusinessDays(easternDate(first.sentAt), businessDays) : null
}
