import type { LinkedAccount } from '@coffer/api-client/linking'
import { allowsDeposits, isUsable } from '@coffer/domain/status'

/** Both ACTIVE and DEPOSITS_LOCKED allow deposits. */
export const allowsDepositsFrom = ({ status }: LinkedAccount): boolean => allowsDeposits(status)

/** Only ACTIVE allows withdrawals. */
export const allowsWithdrawalsTo = ({ status }: LinkedAccount): boolean => isUsable(status)
