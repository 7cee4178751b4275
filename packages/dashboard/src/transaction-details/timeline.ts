import type { Transaction } from '@coffer/api-client/transactions'
import {
  availableFrom,
  type CalendarDate,
  easternDate,
  type Instant,
  nextBusinessDay,
  submissionDate,
} from '@coffer/domain/calendar'
import type { TransactionStatus } from '@coffer/domain/status'
import { datesOfDay, isScheduledDeposit } from '@coffer/domain/transfers'
import { isService } from '../transaction/movement.ts'

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

/** One step of a transaction: done at an instant, or expected on a day; null when unknown. */
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
export function timelineOf(transaction: Transaction, now: Instant): Step[] {
  const { direction, status, postedOn, dateProcessed, dateCreated } = transaction
  if (isService(direction)) {
    const at = postedOn ?? dateProcessed ?? dateCreated
    return [{ name: 'posted', state: status === 'Settled' ? 'done' : 'upcoming', at }]
  }
  return unsuccessfulSteps(transaction) ?? successfulSteps(transaction, now)
}

/** The steps of a canceled or returned transaction; null for any other. */
function unsuccessfulSteps(transaction: Transaction): Step[] | null {
  const { status, dateProcessed, dateSubmitted, dateSettled } = transaction
  const end = (name: StepName): Step => ({ name, state: 'failed', at: dateProcessed })
  switch (status) {
    case 'Returned':
      return [
        firstStep(transaction),
        ...(dateSubmitted ? [done('submitted', dateSubmitted)] : []),
        ...(dateSettled ? [done('settled', dateSettled)] : []),
        end('returned'),
      ]
    case 'Voided':
      return [firstStep(transaction), end('voided')]
    case 'Cancelled':
      return [firstStep(transaction), end(wasSkipped(transaction) ? 'skipped' : 'cancelled')]
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
  const { direction, status, dateSubmitted, dateProcessed } = transaction
  const leaves = dateSubmitted === null ? departureOf(transaction) : easternDate(dateSubmitted)
  // A passed day is no longer an expectation.
  const expected = (date: CalendarDate) => (date >= easternDate(now) ? date : null)
  const usable = transaction.availableFrom ?? availableFrom(leaves)
  const isUsable = status === 'Settled' && Date.parse(usable) <= new Date(now).getTime()
  const last = (reached[status] ?? 0) + (isUsable ? 1 : 0)
  const steps = [
    firstStep(transaction),
    { name: 'pending', at: null },
    { name: 'submitted', at: dateSubmitted ?? expected(leaves) },
    { name: 'settled', at: status === 'Settled' ? dateProcessed : expected(nextBusinessDay(leaves)) },
    ...(direction === 'LinkedToPrimary' ? [{ name: 'available', at: usable } as const] : []),
  ] as const
  return steps
    .map(({ name, at }, index): Step => ({ name, at, state: index <= last ? 'done' : 'upcoming' }))
    .filter(({ name }) => name !== 'pending' || !isScheduledDeposit(transaction))
}

const done = (name: StepName, at: string): Step => ({ name, state: 'done', at })

const firstStep = ({ scheduledFor, dateCreated }: Transaction): Step =>
  done(scheduledFor === null ? 'initiated' : 'scheduled', dateCreated)

/** The business day on which it is submitted. */
const departureOf = ({ scheduledFor, dateCreated }: Transaction): CalendarDate =>
  scheduledFor === null ? submissionDate(dateCreated) : datesOfDay(scheduledFor).leaves

/** A scheduled deposit is canceled before its day by the depositor, and on its day by the bank when it is not possible. */
const wasSkipped = ({ status, scheduledFor, dateProcessed }: Transaction): boolean =>
  status === 'Cancelled' &&
  scheduledFor !== null &&
  dateProcessed !== null &&
  easternDate(dateProcessed) >= scheduledFor
