import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import { isSameInstitutionOnly, type LinkedAccountStatus, linkSourcesOf } from '@coffer/domain/status'

export type LinkingWay = 'instant' | 'manual'

/** How a bank may be linked here, and the one institution it must be, if there is one. */
export interface LinkingChoices {
  ways: readonly LinkingWay[]
  institution: string | null
}

export function linkingChoices({
  linkingMode,
  sameFiInstitution,
}: Pick<LinkedAccounts, 'linkingMode' | 'sameFiInstitution'>): LinkingChoices {
  return {
    ways: linkSourcesOf(linkingMode).map((source) => (source === 'FASTLINK' ? 'instant' : 'manual')),
    institution: isSameInstitutionOnly(linkingMode) ? sameFiInstitution : null,
  }
}

/** What a person can do with a linked account as it stands. */
export type WayOn = 'use' | 'amounts' | 'new-deposits' | 'details' | 'another' | 'wait'

const ways: Record<LinkedAccountStatus, WayOn> = {
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

/** The way on from a linked account. Microdeposits are only ever sent to one that was linked by its details. */
export function wayOn(account: LinkedAccount): WayOn {
  const way = account.status === 'FAILED' && ranOutOfTries(account) ? 'new-deposits' : ways[account.status]
  const asksForDeposits = way === 'amounts' || way === 'details' || way === 'new-deposits'
  if (asksForDeposits && account.sourceType !== 'MANUAL') return way === 'amounts' ? 'wait' : 'another'
  return way === 'new-deposits' && account.reissuesLeft === 0 ? 'another' : way
}

/** Once an account is verified no tries are counted any more: what fails or locks it later is another matter. */
const ranOutOfTries = ({ sourceType, verifyAttemptsLeft }: LinkedAccount): boolean =>
  sourceType === 'MANUAL' && verifyAttemptsLeft !== null

/** Where an account linked by its details stands on its way to being verified. */
export type ManualStanding = 'pending' | 'preparing' | 'out-of-tries' | 'timed-out' | 'returned' | 'locked'

// In the order in which they matter: one still open before one that needs something new, before one that is lost.
const order: readonly ManualStanding[] = [
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
  standing: ManualStanding
}

export function manualLink(accounts: readonly LinkedAccount[]): ManualLink | null {
  const links = accounts.flatMap((account): ManualLink[] => {
    const standing = account.sourceType === 'MANUAL' && manualStanding(account)
    return standing ? [{ account, standing }] : []
  })
  const [first] = links.sort((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing))
  return first ?? null
}

const standings: Readonly<Partial<Record<LinkedAccountStatus, ManualStanding>>> = {
  VERIFICATION_PENDING: 'pending',
  PENDING: 'preparing',
  FAILED: 'out-of-tries',
  TIMEOUT: 'timed-out',
  VERIFICATION_RETURNED: 'returned',
  LOCKED: 'locked',
}

function manualStanding(account: LinkedAccount): ManualStanding | null {
  const standing = standings[account.status] ?? null
  if ((standing === 'out-of-tries' || standing === 'locked') && !ranOutOfTries(account)) return null
  const needsReissue = standing === 'out-of-tries' || standing === 'timed-out'
  return needsReissue && account.reissuesLeft === 0 ? 'locked' : standing
}
