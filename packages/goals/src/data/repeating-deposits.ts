import type { Transaction } from '@coffer/api-client/transactions'
import type { PlanFrequency } from '@coffer/domain/deposit-plans'

export interface RepeatingDeposit {
  /** Cents. */
  amount: number
  frequency: PlanFrequency
}

/** The scheduled deposits that repeat, of which the provider lists the next one each. */
export const repeatingDeposits = (transactions: readonly Transaction[]): RepeatingDeposit[] =>
  transactions.flatMap(({ direction, status, amount, frequency }) =>
    direction === 'LinkedToPrimary' && status === 'Initiated' && frequency !== null && frequency !== 'once'
      ? [{ amount, frequency }]
      : [],
  )
