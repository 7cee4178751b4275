import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { invalidate } from '../transport/invalidate.ts'
import { fetchPlans } from './calls.ts'
import type { Plans } from './schema.ts'

/** Key prefix of all plan queries, which every scheduled deposit invalidates. */
const all = ['plans']

export const plansQuery = (account: string) =>
  queryOptions({ queryKey: [...all, account], queryFn: ({ signal }) => fetchPlans(account, { signal }) })

/** Marks the plans as stale after a deposit was scheduled, changed or canceled. */
export const invalidatePlans = (client: QueryClient): Promise<void> => invalidate(client, all)

/** Stores the response of a change at once. */
export async function showPlans(client: QueryClient, account: string, answer: Plans): Promise<void> {
  await invalidatePlans(client)
  client.setQueryData(plansQuery(account).queryKey, answer)
}
