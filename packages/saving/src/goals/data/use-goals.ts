import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type Goals, goalsQuery } from '@coffer/api-client/goals'
import { plansQuery } from '@coffer/api-client/plans'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { type ChangeObstacle, changeObstacle } from '@coffer/domain/change-obstacle'
import type { RepeatingDeposit } from '@coffer/domain/goal-progress'
import { combinedQuery } from '@coffer/errors/combined-query'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useCapability } from '@coffer/session/capabilities'
import { useQuery } from '@tanstack/react-query'

/** The goals of an account, and whether they can be changed. */
export interface GoalsData {
  account: Account
  overview: Goals
  /** Null if nothing prevents changes. */
  obstacle: ChangeObstacle
  /** The deposits that fill the goals; empty until they have loaded. */
  deposits: readonly RepeatingDeposit[]
}

/** Loads with `account: null` if no account is open. */
export function useGoals(): QueryLike<GoalsData | { account: null }> {
  const hasPlans = useCapability('automatic_saving')
  const accounts = useQuery(accountsQuery())
  const account = accounts.data?.[0] ?? null
  const goals = useQuery({ ...goalsQuery(account?.uuid ?? ''), enabled: account !== null })
  const depositor = useQuery(depositorQuery())
  const plans = useQuery({ ...plansQuery(account?.uuid ?? ''), enabled: account !== null && hasPlans })
  const transactions = useQuery({ ...transactionsQuery(), enabled: !hasPlans })
  const needed = account ? [accounts, goals, depositor] : [accounts]
  const data =
    account && goals.data && depositor.data
      ? {
          account,
          overview: goals.data,
          obstacle: changeObstacle(depositor.data.registrationStatus, account),
          deposits: hasPlans ? (plans.data?.plans ?? []) : repeatingDeposits(transactions.data ?? []),
        }
      : accounts.data && !account
        ? { account: null }
        : undefined
  return combinedQuery(needed, data)
}

/** The scheduled deposits that repeat. A provider without plans lists only the next one of each. */
export const repeatingDeposits = (transactions: readonly Transaction[]): RepeatingDeposit[] =>
  transactions.flatMap(({ direction, status, amount, frequency }) =>
    direction === 'LinkedToPrimary' && status === 'Initiated' && frequency !== null && frequency !== 'once'
      ? [{ amount, frequency, goalUuid: null }]
      : [],
  )
