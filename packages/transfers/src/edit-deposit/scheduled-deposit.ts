import type { Transaction } from '@coffer/api-client/transactions'
import type { DepositChange } from '@coffer/api-client/transfers'
import type { CalendarDate } from '@coffer/domain/calendar'
import { isScheduledDeposit } from '@coffer/domain/transfers'

/** A deposit that waits for its day. */
export interface ScheduledDeposit {
  uuid: string
  linkedAccountId: string | null
  description: string
  /** How it stands now, in the words of a change: its start is the day that was asked for. */
  plan: DepositChange & { startDate: CalendarDate }
  /** The business day it leaves. */
  scheduledFor: CalendarDate
  /** The first day of its schedule, whose day of the month a monthly one keeps. */
  firstDay: CalendarDate
}

/**
 * What the address names: a deposit that waits, one of a plan that only its own screen can change, one that waits no
 * longer, or nothing that is known.
 */
export type Named =
  | { kind: 'scheduled'; deposit: ScheduledDeposit }
  | { kind: 'planned' }
  | { kind: 'gone' }
  | { kind: 'unknown' }

export function depositNamed(transactions: readonly Transaction[], id: string | null): Named {
  const found = transactions.find(({ uuid }) => uuid === id)
  if (!found || found.direction !== 'LinkedToPrimary') return { kind: 'unknown' }
  if (!isScheduledDeposit(found) || found.scheduledFor === null) return { kind: 'gone' }
  const { uuid, linkedAccountId, description, amount, frequency, endDate, effectiveOn } = found
  if (frequency === 'twice_monthly') return { kind: 'planned' }
  const askedFor = found.askedFor ?? found.scheduledFor
  return {
    kind: 'scheduled',
    deposit: {
      uuid,
      linkedAccountId,
      description,
      plan: { amount, frequency: frequency ?? 'once', startDate: askedFor, endDate },
      scheduledFor: effectiveOn,
      firstDay: found.startDate ?? askedFor,
    },
  }
}

/** Whether a change changes anything. */
export const isSamePlan = (one: DepositChange, other: DepositChange): boolean =>
  one.amount === other.amount &&
  one.frequency === other.frequency &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate
