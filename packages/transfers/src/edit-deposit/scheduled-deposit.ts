import type { Transaction } from '@coffer/api-client/transactions'
import type { DepositChange } from '@coffer/api-client/transfers'
import type { CalendarDate } from '@coffer/domain/calendar'
import { isScheduledDeposit } from '@coffer/domain/transfers'

/** A deposit that has not reached its scheduled day. */
export interface ScheduledDeposit {
  uuid: string
  linkedAccountId: string | null
  description: string
  /** The current schedule in the form of a change; its start is the requested day. */
  plan: DepositChange & { startDate: CalendarDate }
  /** The business day on which it leaves. */
  scheduledFor: CalendarDate
  /** The first day of its schedule; a monthly schedule keeps its day of the month. */
  firstDay: CalendarDate
}

/**
 * The deposit of the address: scheduled, part of a plan that only the plans screen can change, no longer scheduled, or
 * unknown.
 */
export type DepositLookup =
  | { kind: 'scheduled'; deposit: ScheduledDeposit }
  | { kind: 'planned' }
  | { kind: 'ended' }
  | { kind: 'unknown' }

export function findDeposit(transactions: readonly Transaction[], id: string | null): DepositLookup {
  const found = transactions.find(({ uuid }) => uuid === id)
  if (!found || found.direction !== 'LinkedToPrimary') return { kind: 'unknown' }
  if (!isScheduledDeposit(found) || found.scheduledFor === null) return { kind: 'ended' }
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

/** Whether two schedules are equal, so that there is nothing to change. */
export const isSameSchedule = (one: DepositChange, other: DepositChange): boolean =>
  one.amount === other.amount &&
  one.frequency === other.frequency &&
  one.startDate === other.startDate &&
  one.endDate === other.endDate
