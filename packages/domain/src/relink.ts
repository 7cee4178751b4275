import type { LinkedAccountStatus } from './status.ts'

/** Statuses of accounts that can move money, or may soon. */
export const liveLinkStatuses: readonly LinkedAccountStatus[] = [
  'ACTIVE',
  'DEPOSITS_LOCKED',
  'VERIFICATION_PENDING',
  'PENDING',
  'VERIFIED',
]

/**
 * The relink flag, derived from the linked accounts: set when the registration is complete and none of them is ACTIVE,
 * DEPOSITS_LOCKED or waiting for verification; cleared only when one is ACTIVE.
 */
export function relinkFlag({
  before,
  isComplete,
  statuses,
}: {
  before: boolean
  isComplete: boolean
  statuses: readonly LinkedAccountStatus[]
}): boolean {
  if (statuses.includes('ACTIVE')) return false
  return before || (isComplete && !statuses.some((status) => liveLinkStatuses.includes(status)))
}
