import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import { isSameInstitutionOnly, type LinkedAccountStatus, linkSourcesFor } from '@coffer/domain/status'

export type LinkingMethod = 'instant' | 'manual'

/** The linking methods, and the only accepted institution, or null. */
export interface LinkingChoices {
  methods: readonly LinkingMethod[]
  institution: string | null
}

export function linkingChoices({
  linkingMode,
  sameFiInstitution,
}: Pick<LinkedAccounts, 'linkingMode' | 'sameFiInstitution'>): LinkingChoices {
  return {
    methods: linkSourcesFor(linkingMode).map((source) => (source === 'FASTLINK' ? 'instant' : 'manual')),
    institution: isSameInstitutionOnly(linkingMode) ? sameFiInstitution : null,
  }
}

/** What a depositor can do next with a linked account. */
export type NextAction = 'use' | 'amounts' | 'new-deposits' | 'details' | 'another' | 'wait'

const nextActions: Record<LinkedAccountStatus, NextAction> = {
  ACTIVE: 'use',
  DEPOSITS_LOCKED: 'use',
  VERIFICATION_PENDING: 'amounts',
  FAILED: 'another',
  VERIFICATION_RETURNED: 'details',
  TIMEOUT: 'new-deposits',
  PENDING: 'wait',
  VERIFIED: 'wait',
  LOCKED: 'another',
  ARCHIVED: 'another',
  ERRORED: 'another',
  VIEW_ONLY: 'another',
}

/** The next action of a linked account. Micro-deposits are only sent to an account that was linked by its details. */
export function nextAction(account: LinkedAccount): NextAction {
  const isOutOfTries = account.status === 'FAILED' && ranOutOfTries(account)
  const action = isOutOfTries ? 'new-deposits' : nextActions[account.status]
  const needsDeposits = action === 'amounts' || action === 'details' || action === 'new-deposits'
  if (needsDeposits && account.sourceType !== 'MANUAL') return action === 'amounts' ? 'wait' : 'another'
  return action === 'new-deposits' && account.reissuesLeft === 0 ? 'another' : action
}

/** Attempts are only counted until an account is verified, so a later failure or lock has none. */
const ranOutOfTries = ({ sourceType, verifyAttemptsLeft }: LinkedAccount): boolean =>
  sourceType === 'MANUAL' && verifyAttemptsLeft !== null

/** Status of the verification of an account that was linked by its details. */
export type ManualLinkStatus = 'pending' | 'preparing' | 'out-of-tries' | 'timed-out' | 'returned' | 'locked'

// An open account has priority over one that needs new details or deposits, which has priority over a locked one.
const priority: readonly ManualLinkStatus[] = [
  'pending',
  'preparing',
  'out-of-tries',
  'timed-out',
  'returned',
  'locked',
]

/** The account that the microdeposit screens are about. */
export interface ManualLink {
  account: LinkedAccount
  status: ManualLinkStatus
}

export function manualLink(accounts: readonly LinkedAccount[]): ManualLink | null {
  const links = accounts.flatMap((account): ManualLink[] => {
    const status = account.sourceType === 'MANUAL' && manualLinkStatus(account)
    return status ? [{ account, status }] : []
  })
  const [first] = links.sort((a, b) => priority.indexOf(a.status) - priority.indexOf(b.status))
  return first ?? null
}

const manualLinkStatuses: Readonly<Partial<Record<LinkedAccountStatus, ManualLinkStatus>>> = {
  VERIFICATION_PENDING: 'pending',
  PENDING: 'preparing',
  FAILED: 'out-of-tries',
  TIMEOUT: 'timed-out',
  VERIFICATION_RETURNED: 'returned',
  LOCKED: 'locked',
}

function manualLinkStatus(account: LinkedAccount): ManualLinkStatus | null {
  const status = manualLinkStatuses[account.status] ?? null
  if ((status === 'out-of-tries' || status === 'locked') && !ranOutOfTries(account)) return null
  const needsReissue = status === 'out-of-tries' || status === 'timed-out'
  return needsReissue && account.reissuesLeft === 0 ? 'locked' : status
}
