import type { LinkedAccount } from '@coffer/api-client/linking'
import { allowsDeposits } from '@coffer/domain/status'

/** The linked accounts that the first deposit can be made from. */
export const accountsToFundFrom = (accounts: readonly LinkedAccount[]): LinkedAccount[] =>
  accounts.filter(({ status }) => allowsDeposits(status))
