import type { Instant } from './calendar.ts'
import { scheduledSubmission } from './deposit-plans.ts'
import { liveLinkStatuses } from './relink.ts'
import { type LinkedAccountStatus, type TransactionStatus, isUsable } from './status.ts'

/** Maximum number of an account's banks that can move money, or may soon. */
export const MAX_LINKED_BANKS = 5

interface Bank {
  readonly uuid: string
  readonly status: LinkedAccountStatus
}

/** Whether another bank can be linked. Banks that were refused, failed or locked do not count. */
export const hasRoomForBank = (banks: readonly Pick<Bank, 'status'>[]): boolean =>
  banks.filter(({ status }) => liveLinkStatuses.includes(status)).length < MAX_LINKED_BANKS

/** The bank that is offered first: among those that can move money both ways, the chosen one, or else the newest. */
export function defaultBank<B extends Bank & { readonly isChosen: boolean }>(
  newestFirst: readonly B[],
): B | null {
  const ready = newestFirst.filter(({ status }) => isUsable(status))
  return ready.find(({ isChosen }) => isChosen) ?? ready[0] ?? null
}

/** The default bank first; the others keep their order. */
export const defaultFirst = <B extends { readonly isDefault: boolean | null }>(banks: readonly B[]): B[] =>
  banks.toSorted((one, other) => Number(other.isDefault ?? false) - Number(one.isDefault ?? false))

/**
 * Why a bank cannot be removed. `held`: the provider set its status, and removing it would circumvent that. `last`: no
 * other bank can move money, so the savings could not be withdrawn.
 */
export type RemovalObstacle = 'held' | 'last' | null

const heldStatuses: readonly LinkedAccountStatus[] = ['LOCKED', 'DEPOSITS_LOCKED', 'VIEW_ONLY']

export function removalObstacle({ uuid, status }: Bank, banks: readonly Bank[]): RemovalObstacle {
  if (heldStatuses.includes(status)) return 'held'
  const isLast = isUsable(status) && !banks.some((other) => other.uuid !== uuid && isUsable(other.status))
  return isLast ? 'last' : null
}

/** The fields of a transaction that decide whether a bank is in use. */
export interface BankTransfer {
  readonly linkedAccountId: string | null
  readonly status: TransactionStatus
  readonly frequency: string | null
  /** Bank day of a scheduled deposit. */
  readonly scheduledFor: string | null
}

/** How the transactions of an account use a bank. */
export interface BankUse<T> {
  /** Pending, or scheduled once: the bank cannot be removed until they are done. */
  underWay: T[]
  /** The next deposits of its plans, which can be moved to another bank or ended. */
  plans: T[]
}

/** A plan's deposit that is due at `now` counts as sent, whether or not it already was. */
export function bankUse<T extends BankTransfer>(
  uuid: string,
  transactions: readonly T[],
  now: Instant,
): BankUse<T> {
  const open = transactions.filter(
    ({ linkedAccountId, status }) =>
      linkedAccountId === uuid && (status === 'Initiated' || status === 'Pending' || status === 'Submitted'),
  )
  const { underWay = [], plans = [] } = Object.groupBy(open, (one) =>
    isAhead(one, now) ? 'plans' : 'underWay',
  )
  return { underWay, plans }
}

const isAhead = ({ status, frequency, scheduledFor }: BankTransfer, now: Instant): boolean =>
  status === 'Initiated' &&
  frequency !== null &&
  frequency !== 'once' &&
  scheduledFor !== null &&
  new Date(scheduledSubmission(scheduledFor)) > new Date(now)
