import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type Goal, goalsQuery } from '@coffer/api-client/goals'
import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { type Plans, plansQuery } from '@coffer/api-client/plans'
import { type ChangeObstacle, changeObstacle } from '@coffer/domain/change-obstacle'
import { defaultFirst } from '@coffer/domain/linked-banks'
import { combinedQuery } from '@coffer/errors/combined-query'
import type { QueryLike } from '@coffer/errors/query-boundary'
import { useCapability } from '@coffer/session/capabilities'
import { useQuery } from '@tanstack/react-query'

/** The plans of an account, and whether they can be changed. */
export interface PlansData {
  account: Account
  overview: Plans
  /** Sorted with the default bank first. */
  linked: readonly LinkedAccount[]
  /** Active goals; empty without the capability, and until they have loaded. */
  goals: readonly Goal[]
  /** Null if nothing prevents changes. */
  obstacle: ChangeObstacle
}

/** Loads with `account: null` if no account is open. */
export function usePlans(): QueryLike<PlansData | { account: null }> {
  const hasGoals = useCapability('goals')
  const accounts = useQuery(accountsQuery())
  const account = accounts.data?.[0] ?? null
  const uuid = account?.uuid ?? ''
  const plans = useQuery({ ...plansQuery(uuid), enabled: account !== null })
  const goals = useQuery({ ...goalsQuery(uuid), enabled: account !== null && hasGoals })
  const linked = useQuery(linkedAccountsQuery())
  const depositor = useQuery(depositorQuery())
  const needed = account ? [accounts, plans, linked, depositor] : [accounts]
  const data =
    account && plans.data && linked.data && depositor.data
      ? {
          account,
          overview: plans.data,
          linked: defaultFirst(linked.data.accounts),
          goals: goals.data?.goals ?? [],
          obstacle: changeObstacle(depositor.data.registrationStatus, account),
        }
      : accounts.data && !account
        ? { account: null }
        : undefined
  return combinedQuery(needed, data)
}
