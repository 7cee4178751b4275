import type { DepositorProgress } from '@coffer/api-client/depositor'

/** What is held: an application that was turned down, paused or closed to changes, or the same of an open account. */
export type HoldReason = 'failed' | 'hold' | 'viewOnly' | 'accountHold' | 'accountViewOnly' | 'accountFailed'

type Standing = Pick<DepositorProgress, 'extendedStatus' | 'registrationStatus' | 'lastStep'>

/** A hold by the bank comes before what the review said. */
export function holdReason({ extendedStatus, registrationStatus, lastStep }: Standing): HoldReason {
  const isOpen = lastStep === 'completed'
  if (extendedStatus === 'HOLD') return isOpen ? 'accountHold' : 'hold'
  if (registrationStatus === 'VIEW_ONLY') return isOpen ? 'accountViewOnly' : 'viewOnly'
  // Whoever was invited to an account has a complete registration before the review.
  return isOpen ? 'accountFailed' : 'failed'
}
