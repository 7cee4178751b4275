import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'

/** Whether money came into the savings account. */
const incoming: Record<TransactionDirection, boolean> = {
  LinkedToPrimary: true,
  ServiceToPrimary: true,
  PrimaryToLinked: false,
  PrimaryToService: false,
}

interface Movement {
  direction: TransactionDirection
  amount: number
}

export const isIncoming = (direction: TransactionDirection): boolean => incoming[direction]

/** Whether the bank itself moved it, as with interest, without another bank to wait for. */
export const isService = (direction: TransactionDirection): boolean =>
  direction === 'ServiceToPrimary' || direction === 'PrimaryToService'

/** Cents, negative when it left the savings account. */
export const signedAmount = ({ direction, amount }: Movement): number =>
  isIncoming(direction) ? amount : -amount

/** Whether the money has moved: only these count in the balance. */
export const hasMoved = (status: TransactionStatus): boolean => status === 'Settled'

/** Whether the money will never move. */
export const hasFailed = (status: TransactionStatus): boolean =>
  status === 'Returned' || status === 'Voided' || status === 'Cancelled'
