import type { Transaction } from '@coffer/api-client/transactions'
import type { RepeatingDeposit } from '@coffer/domain/goal-progress'

/** The scheduled deposits that repeat. A provider without plans lists only the next one of each. */
export const repeatingDeposits = (transactions: readonly Transaction[]): RepeatingDeposit[] =>
  transactions.flatMap(({ direction, status, amount, frequency }) =>
    direction === 'LinkedToPrimary' && status === 'Initiated' && frequency !== null && frequency !== 'once'
      ? [{ amount, frequency, goalUuid: null }]
      : [],
  )
