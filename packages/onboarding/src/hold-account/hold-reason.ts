import type { DepositorProgress } from '@coffer/api-client/depositor'

/** Why an application or an open account is declined, on hold or view-only. */
export type HoldReason = 'failed' | 'hold' | 'viewOnly' | 'accountHold' | 'accountViewOnly' | 'accountFailed'

type ApplicationStatus = Pick<DepositorProgress, 'extendedStatus' | 'registrationStatus' | 'lastStep'>

/** A hold by the bank takes precedence over the result of the review. */
export function holdReason({ extendedStatus, registrationStatus, lastStep }: ApplicationStatus): HoldReason {
  const isOpen = lastStep === 'completed'
  if (extendedStatus === 'HOLD') return isOpen ? 'accountHold' : 'hold'
  if (registrationStatus === 'VIEW_ONLY') return isOpen ? 'accountViewOnly' : 'viewOnly'
  // An invited holder completes registration before the review.
  return isOpen ? 'accountFailed' : 'failed'
}
