import type { LinkedAccount } from '@coffer/api-client/linking'
import type { LinkedAccountStatus } from '@coffer/domain/status'

type BankState = 'deposits' | 'checking' | 'linked' | 'trouble'

/** The displayed state for each status of a linked account. */
const states: Record<LinkedAccountStatus, BankState> = {
  VERIFICATION_PENDING: 'deposits',
  PENDING: 'checking',
  VERIFIED: 'checking',
  ACTIVE: 'linked',
  DEPOSITS_LOCKED: 'linked',
  FAILED: 'trouble',
  VERIFICATION_RETURNED: 'trouble',
  LOCKED: 'trouble',
  TIMEOUT: 'trouble',
  ERRORED: 'trouble',
  VIEW_ONLY: 'trouble',
  ARCHIVED: 'trouble',
}

export interface LinkedBank {
  state: BankState
  account: LinkedAccount
}

const order: readonly BankState[] = ['linked', 'deposits', 'checking', 'trouble']

/** The linked account that is furthest along, which continues the application; null without one. */
export function linkedBank(accounts: readonly LinkedAccount[]): LinkedBank | null {
  const known = accounts.filter(({ status }) => status !== 'ARCHIVED')
  const banks = known.map((account) => ({ account, state: states[account.status] }))
  for (const state of order) {
    const found = banks.find((bank) => bank.state === state)
    if (found) return found
  }
  return null
}
