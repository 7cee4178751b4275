import type { TransactionDirection, TransactionStatus } from '@coffer/domain/status'
import type { IconName } from '@coffer/ui-kit/icon'
import type { TagTone } from '@coffer/ui-kit/status-tag'

export const statusTones: Record<TransactionStatus, TagTone> = {
  Initiated: 'info',
  Pending: 'info',
  Submitted: 'info',
  Settled: 'success',
  Returned: 'error',
  Voided: 'neutral',
  Cancelled: 'neutral',
}

export const directionIcons: Record<TransactionDirection, IconName> = {
  LinkedToPrimary: 'deposit',
  ServiceToPrimary: 'plus',
  PrimaryToLinked: 'withdraw',
  PrimaryToService: 'withdraw',
}
