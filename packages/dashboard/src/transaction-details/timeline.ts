import type { Transaction } from '@coffer/api-client/transactions'
import {
  availableFrom,
  type CalendarDate,
  easternDate,
  type Instant,
  nextBusinessDay,
} from '@coffer/domain/calendar'
import type { TransactionStatus } from '@coffer/domain/status'
import { departureDate } from '@coffer/domain/transaction-dates'
import { isScheduledDeposit } from '@coffer/domain/transfers'
import { isService } from '../transaction/movement.ts'
import { couldNotBeSent } from '../transaction/status-name.ts'

export type StepName =
  | 'scheduled'
  | 'initiated'
  | 'pending'
  | 'submitted'
  | 'settled'
  | 'available'
  | 'posted'
  | 'returned'
  | 'voided'
  | 'cancelled'
  | 'skipped'

/**
 * One step of a transaction. `at` is an instant for the depositor's request and a bank day otherwise, null if unknown.
 */
export interface Step {
  name: StepName
  state: 'done' | 'upcoming' | 'failed'
  at: string | null
}

/** The index of the step that each status has reached. */
const reached: Partial<Record<TransactionStatus, number>> = {
  Initiated: 0,
  Pending: 1,
  Submitted: 2,
  Settled: 3,
}

/** The steps of a transaction in order; expected days follow the bank's calendar. */
export function buildTimeline(transaction: Transaction, now: Instant): Step[] {
  const { direction, status, effectiveOn } = transaction
  if (isService(direction)) {
    return [{ name: 'posted', state: status === 'Settled' ? 'done' : 'upcoming', at: effectiveOn }]
  }
  return unsuccessfulSteps(transaction) ?? successfulSteps(transaction, now)
}

/** The steps of a canceled or returned transaction; null for any other. */
function unsuccessfulSteps(transaction: Transaction): Step[] | null {
  const { status, dateSubmitted, effectiveOn } = transaction
  const settled = settledOn(transaction)
  const end = (name: StepName): Step => ({ name, state: 'failed', at: effectiveOn })
  switch (status) {
    case 'Returned':
      return [
        firstStep(transaction),
        ...(dateSubmitted ? [done('submitted', easternDate(dateSubmitted))] : []),
        ...(settled ? [done('settled', settled)] : []),
        end('returned'),
      ]
    case 'Voided':
      return [firstStep(transaction), end('voided')]
    case 'Cancelled':
      return [firstStep(transaction), end(couldNotBeSent(transaction) ? 'skipped' : 'cancelled')]
    case 'Initiated':
    case 'Pending':
    case 'Submitted':
    case 'Settled':
      return null
    default:
      return status satisfies never
  }
}

function successfulSteps(transaction: Transaction, now: Instant): Step[] {
  const { direction, status, dateSubmitted, effectiveOn } = transaction
  const leaves = dateSubmitted === null ? departureDate(transaction) : easternDate(dateSubmitted)
  // A date that has passed is no longer expected.
  const expected = (date: CalendarDate) => (date >= easternDate(now) ? date : null)
  const usable = transaction.availableFrom ?? availableFrom(leaves)
  const isUsable = status === 'Settled' && Date.parse(usable) <= new Date(now).getTime()
  const usableOn = transaction.availableOn ?? easternDate(usable)
  const last = (reached[status] ?? 0) + (isUsable ? 1 : 0)
  const steps = [
    firstStep(transaction),
    { name: 'pending', at: null },
    { name: 'submitted', at: dateSubmitted === null ? expected(leaves) : leaves },
    { name: 'settled', at: status === 'Settled' ? effectiveOn : expected(nextBusinessDay(leaves)) },
    ...(direction === 'LinkedToPrimary' ? [{ name: 'available', at: usableOn } as const] : []),
  ] as const
  return steps
    .map(({ name, at }, index): Step => ({ name, at, state: index <= last ? 'done' : 'upcoming' }))
    .filter(({ name }) => name !== 'pending' || !isScheduledDeposit(transaction))
}

const done = (name: StepName, at: string): Step => ({ name, state: 'done', at })

const firstStep = ({ scheduledFor, dateCreated }: Transaction): Step =>
  done(scheduledFor === null ? 'initiated' : 'scheduled', dateCreated)

/** The day a transaction settled, even if it was returned later. */
const settledOn = ({ postedOn, dateSettled }: Transaction): CalendarDate | null =>
  postedOn ?? (dateSettled && easternDate(dateSettled))
