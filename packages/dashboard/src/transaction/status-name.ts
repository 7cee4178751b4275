import type { Transaction } from '@coffer/api-client/transactions'
import { scheduledSubmission } from '@coffer/domain/deposit-plans'
import type { TransactionStatus } from '@coffer/domain/status'

/** The statuses shown to depositors; those of the provider are more detailed. */
export const statusNames = ['Scheduled', 'Pending', 'Completed', 'Returned', 'Failed', 'Canceled'] as const
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

type StatusFields = Pick<Transaction, 'status' | 'scheduledFor' | 'dateProcessed'>

/** Whether a scheduled deposit ended at its due time without being sent; before that time, the depositor canceled it. */
export const couldNotBeSent = ({ status, scheduledFor, dateProcessed }: StatusFields): boolean =>
  status === 'Cancelled' &&
  scheduledFor !== null &&
  dateProcessed !== null &&
  Date.parse(dateProcessed) >= Date.parse(scheduledSubmission(scheduledFor))

/** An initiated transaction without a scheduled day is pending. */
export function getStatusName(transaction: StatusFields): StatusName {
  if (transaction.status === 'Initiated' && transaction.scheduledFor === null) return 'Pending'
  return couldNotBeSent(transaction) ? 'Failed' : names[transaction.status]
}

/** The provider's status for each name, for the search of the filter. */
export const statusByName: Record<StatusName, TransactionStatus> = {
  Scheduled: 'Initiated',
  Pending: 'Pending',
  Completed: 'Settled',
  Returned: 'Returned',
  Failed: 'Cancelled',
  Canceled: 'Voided',
}

/** The name of a status in the search of the filter. */
export const toFilterName = (status: TransactionStatus): StatusName =>
  status === 'Cancelled' ? 'Failed' : names[status]
