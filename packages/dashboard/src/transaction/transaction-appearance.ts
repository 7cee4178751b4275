import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'
import type { IconName } from '@coffer/ui-kit/icon'
import type { TagTone } from '@coffer/ui-kit/status-tag'
import { couldNotBeSent } from './status-name.ts'

const statusTones: Record<TransactionStatus, TagTone> = {
  Initiated: 'info',
  Pending: 'info',
  Submitted: 'info',
  Settled: 'success',
  Returned: 'error',
  Voided: 'neutral',
  Cancelled: 'neutral',
}

/** The tone of a status; a warning if the depositor did not choose that end. */
export const getStatusTone = (transaction: Parameters<typeof couldNotBeSent>[0]): TagTone =>
  couldNotBeSent(transaction) ? 'warning' : statusTones[transaction.status]

export const directionIcons: Record<TransactionDirection, IconName> = {
  LinkedToPrimary: 'deposit',
  ServiceToPrimary: 'plus',
  PrimaryToLinked: 'withdraw',
  PrimaryToService: 'withdraw',
}
