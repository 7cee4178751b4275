import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type Goals, goalsQuery } from '@coffer/api-client/goals'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { type ChangeObstacle, changeObstacle } from '@coffer/domain/change-obstacle'
import { combinedQuery } from '@coffer/errors/combined-query'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useQuery } from '@tanstack/react-query'
import { repeatingDeposits, type RepeatingDeposit } from './repeating-deposits.ts'

/** The goals of an account, and what may be done with them. */
export interface GoalsData {
  account: Account
  overview: Goals
  /** Null where nothing prevents changes. */
  obstacle: ChangeObstacle
  /** Scheduled deposits that fill goals by their rules; none while they are not loaded. */
  deposits: readonly RepeatingDeposit[]
}

/** Loaded without an account where there is none that is open. */
export function useGoals(): QueryLike<GoalsData | { account: null }> {
  const accounts = useQuery(accountsQuery())
  const account = accounts.data?.[0] ?? null
  const goals = useQuery({ ...goalsQuery(account?.uuid ?? ''), enabled: account !== null })
  const depositor = useQuery(depositorQuery())
  const transactions = useQuery(transactionsQuery())
  const needed = account ? [accounts, goals, depositor] : [accounts]
  const data =
    account && goals.data && depositor.data
      ? {
          account,
          overview: goals.data,
          obstacle: changeObstacle(depositor.data.registrationStatus, account),
          deposits: repeatingDeposits(transactions.data ?? []),
        }
      : accounts.data && !account
        ? { account: null }
        : undefined
  return combinedQuery(needed, data)
}
