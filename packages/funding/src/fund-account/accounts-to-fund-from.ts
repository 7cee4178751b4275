import type { LinkedAccount } from '@coffer/api-client/linking'
import { allowsDeposits } from '@coffer/domain/status'

/** The accounts that the first deposit can come from (§4). */
export const accountsToFundFrom = (accounts: readonly LinkedAccount[]): LinkedAccount[] =>
  accounts.filter(({ status }) => allowsDeposits(status))
