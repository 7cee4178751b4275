import type { LinkedAccount } from '@coffer/api-client/linking'
import { allowsDeposits, usable } from '@coffer/domain/status'

/** §4: ACTIVE or DEPOSITS_LOCKED allows deposits. */
export const allowsDepositsFrom = ({ status }: LinkedAccount): boolean => allowsDeposits(status)

/** §4: only ACTIVE is usable. */
export const allowsWithdrawalsTo = ({ status }: LinkedAccount): boolean => usable(status)
