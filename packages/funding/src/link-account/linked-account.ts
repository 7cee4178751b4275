import type { LinkedAccount, LinkedAccounts } from '@coffer/api-client/linking'
import {
  allowsDeposits,
  isSameInstitutionOnly,
  type LinkedAccountStatus,
  linkSourcesOf,
} from '@coffer/domain/status'

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

/** The accounts that the first deposit can come from (§4). */
export const accountsToFundFrom = (accounts: readonly LinkedAccount[]): LinkedAccount[] =>
  accounts.filter(({ status }) => allowsDeposits(status))

// In the order in which they matter: one still open before one that needs new deposits, before one that is lost.
const manualStanding: Partial<Record<LinkedAccountStatus, ManualLink['standing']>> = {
  VERIFICATION_PENDING: 'pending',
  PENDING: 'pending',
  FAILED: 'failed',
  VERIFICATION_RETURNED: 'failed',
  TIMEOUT: 'failed',
  LOCKED: 'locked',
}
const order: readonly ManualLink['standing'][] = ['pending', 'failed', 'locked']

/** The account that was linked by its details and where its two deposits stand. */
export interface ManualLink {
  account: LinkedAccount
  /** Amounts can be entered; new deposits are needed; nothing more can be done. */
  standing: 'pending' | 'failed' | 'locked'
}

export function manualLink(accounts: readonly LinkedAccount[]): ManualLink | null {
  const manual = accounts.flatMap((account): ManualLink[] => {
    const standing = account.sourceType === 'MANUAL' && manualStanding[account.status]
    return standing ? [{ account, standing }] : []
  })
  const [first] = manual.sort((a, b) => order.indexOf(a.standing) - order.indexOf(b.standing))
  return first ?? null
}
