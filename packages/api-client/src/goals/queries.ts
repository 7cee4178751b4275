import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { invalidate } from '../transport/invalidate.ts'
import { fetchGoalHistory, fetchGoals } from './calls.ts'
import type { Goals } from './schema.ts'

/** Key prefix of all goal queries, which every movement of money in the account invalidates. */
const all = ['goals']

export const goalsQuery = (account: string) =>
  queryOptions({ queryKey: [...all, account], queryFn: ({ signal }) => fetchGoals(account, { signal }) })

export const goalHistoryQuery = (account: string, goal: string) =>
  queryOptions({
    queryKey: [...all, account, goal],
    queryFn: ({ signal }) => fetchGoalHistory({ account, goal }, { signal }),
  })

/** Marks everything about goals as stale after a deposit, a withdrawal or a cancelation. */
export const invalidateGoals = (client: QueryClient): Promise<void> => invalidate(client, all)

/** Stores the response of a change at once, and marks an open history as stale. */
export async function showGoals(client: QueryClient, account: string, answer: Goals): Promise<void> {
  const { queryKey } = goalsQuery(account)
  await invalidateGoals(client)
  client.setQueryData(queryKey, answer)
  void client.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated })
}
