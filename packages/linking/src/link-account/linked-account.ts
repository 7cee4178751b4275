import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import { isSameInstitutionOnly, type LinkedAccountStatus, linkSourcesOf } from '@coffer/domain/status'

export type LinkingMethod = 'instant' | 'manual'

/** The methods of linking, and the only institution that is accepted, if there is one. */
export interface LinkingChoices {
  methods: readonly LinkingMethod[]
  institution: string | null
}

export function linkingChoices({
  linkingMode,
  sameFiInstitution,
}: Pick<LinkedAccounts, 'linkingMode' | 'sameFiInstitution'>): LinkingChoices {
  return {
    methods: linkSourcesOf(linkingMode).map((source) => (source === 'FASTLINK' ? 'instant' : 'manual')),
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

/** The next action of a linked account. Microdeposits are only ever sent to one that was linked by its details. */
export function nextAction(account: LinkedAccount): NextAction {
  const isOutOfTries = account.status === 'FAILED' && ranOutOfTries(account)
  const action = isOutOfTries ? 'new-deposits' : nextActions[account.status]
  const needsDeposits = action === 'amounts' || action === 'details' || action === 'new-deposits'
  if (needsDeposits && account.sourceType !== 'MANUAL') return action === 'amounts' ? 'wait' : 'another'
  return action === 'new-deposits' && account.reissuesLeft === 0 ? 'another' : action
}

/** Tries are counted until an account is verified, so that a later failure or lock has none. */
const ranOutOfTries = ({ sourceType, verifyAttemptsLeft }: LinkedAccount): boolean =>
  sourceType === 'MANUAL' && verifyAttemptsLeft !== null

/** Status of the verification of an account that was linked by its details. */
export type ManualLinkStatus = 'pending' | 'preparing' | 'out-of-tries' | 'timed-out' | 'returned' | 'locked'

// An account that is still open comes before one that needs something new, and that before a locked one.
const priority: readonly ManualLinkStatus[] = [
  'pending',
  'preparing',
  'out-of-tries',
  'timed-out',
  'returned',
  'locked',
]

/** The account whose two deposits the microdeposit screens are about. */
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
