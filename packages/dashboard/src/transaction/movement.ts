import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'

/** Which way money went, as seen from the savings account. */
const incoming: Record<TransactionDirection, boolean> = {
  LinkedToPrimary: true,
  ServiceToPrimary: true,
  PrimaryToLinked: false,
  PrimaryToService: false,
}

interface Moved {
  direction: TransactionDirection
  amount: number
}

export const isIncoming = (direction: TransactionDirection): boolean => incoming[direction]

/** Whether the bank itself moved it, as with interest: no other bank is asked, so there is nothing to wait for. */
export const isService = (direction: TransactionDirection): boolean =>
  direction === 'ServiceToPrimary' || direction === 'PrimaryToService'

/** Cents, negative when it left the savings account. */
export const signedAmount = ({ direction, amount }: Moved): number =>
  isIncoming(direction) ? amount : -amount

/** Whether the money has really moved: the balance knows only of these. */
export const hasMoved = (status: TransactionStatus): boolean => status === 'Settled'

/** Whether it never will: its amount counts for nothing. */
export const hasFailed = (status: TransactionStatus): boolean =>
  status === 'Returned' || status === 'Voided' || status === 'Cancelled'
