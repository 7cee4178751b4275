import type { Transaction } from '@coffer/api-client/transactions'
import type { RepeatingDeposit } from '@coffer/domain/goal-progress'

/** The scheduled deposits that repeat, of which a provider without plans lists the next one each. */
export const repeatingDeposits = (transactions: readonly Transaction[]): RepeatingDeposit[] =>
  transactions.flatMap(({ direction, status, amount, frequency }) =>
    direction === 'LinkedToPrimary' && status === 'Initiated' && frequency !== null && frequency !== 'once'
      ? [{ amount, frequency, goalUuid: null }]
      : [],
  )
