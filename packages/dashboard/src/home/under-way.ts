import type { Transaction } from '@coffer/api-client/transactions'
import { type CalendarDate, easternDate, type Instant } from '@coffer/domain/calendar'
import { datesOfNow, isUnderWay } from '@coffer/domain/transfers'
import { buildTimeline } from '../transaction-details/timeline.ts'
import { isIncoming } from '../transaction/movement.ts'

export type StageName = 'leaves' | 'leavesSavings' | 'arrives' | 'available' | 'reachesBank'

/** A stage of a transfer that is under way, and its bank day: past or expected, null if unknown. */
export interface Stage {
  name: StageName
  on: CalendarDate | null
  isReached: boolean
}

export interface MoneyUnderWay {
  transaction: Transaction
  stages: readonly Stage[]
}

/** Each transfer whose money is on the way or still held, oldest first. */
export const moneyUnderWay = (transactions: readonly Transaction[], now: Instant): MoneyUnderWay[] =>
  transactions
    .filter((one) => isUnderWay(one, now))
    .map((transaction) => ({ transaction, stages: toStages(transaction, now) }))
    .toReversed()

/** The few stages that a depositor waits for; the transaction details list all of them. */
function toStages(transaction: Transaction, now: Instant): Stage[] {
  const steps = buildTimeline(transaction, now)
  const stage = (name: StageName, stepName: 'settled' | 'available'): Stage[] =>
    steps
      .filter((step) => step.name === stepName)
      .map(({ at, state }) => ({ name, on: at, isReached: state === 'done' }))
  const hasLeft = transaction.status === 'Submitted' || transaction.status === 'Settled'
  const leaves = { on: leavingDay(transaction), isReached: hasLeft }
  return isIncoming(transaction.direction)
    ? [{ name: 'leaves', ...leaves }, ...stage('arrives', 'settled'), ...stage('available', 'available')]
    : [{ name: 'leavesSavings', ...leaves }, ...stage('reachesBank', 'settled')]
}

/** The day a transfer leaves; until it settles, this is the day shown in every list. */
const leavingDay = ({ status, dateSubmitted, effectiveOn }: Transaction): CalendarDate | null =>
  status === 'Settled' ? dateSubmitted && easternDate(dateSubmitted) : effectiveOn

/** The stages of a deposit that would be made now. */
export function nextDepositStages(now: Instant): Stage[] {
  const { leaves, arrives, available } = datesOfNow(now)
  return [
    { name: 'leaves', on: leaves, isReached: false },
    { name: 'arrives', on: arrives, isReached: false },
    { name: 'available', on: available, isReached: false },
  ]
}
