import type { Transaction } from '@coffer/api-client/transactions'
import type { TransactionStatus } from '@coffer/domain/status'

/** The statuses shown to depositors; a provider's are finer. */
export const statusNames = ['Scheduled', 'Pending', 'Completed', 'Returned', 'Canceled'] as const
export type StatusName = (typeof statusNames)[number]

const names: Record<TransactionStatus, StatusName> = {
  Initiated: 'Scheduled',
  Pending: 'Pending',
  Submitted: 'Pending',
  Settled: 'Completed',
  Returned: 'Returned',
  Voided: 'Canceled',
  Cancelled: 'Canceled',
}

/** A transaction that is initiated without a day to wait for is on its way. */
export const statusNameOf = ({
  status,
  scheduledFor,
}: Pick<Transaction, 'status' | 'scheduledFor'>): StatusName =>
  status === 'Initiated' && scheduledFor === null ? 'Pending' : names[status]

/** The provider's status for each name, for the filter's address. */
export const statusOfName: Record<StatusName, TransactionStatus> = {
  Scheduled: 'Initiated',
  Pending: 'Pending',
  Completed: 'Settled',
  Returned: 'Returned',
  Canceled: 'Voided',
}

/** The name of a status in the filter's address. */
export const nameOfStatus = (status: TransactionStatus): StatusName => names[status]
