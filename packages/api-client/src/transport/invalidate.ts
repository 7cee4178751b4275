import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * What is known under the key (everything, without one) is out of date: whoever asks next brings it afresh. Answers
 * that are on their way were asked for before and may tell what was so then, so they are waited for and forgotten too.
 * Nothing on screen is brought again by this. Never throws.
 */
export async function invalidate(client: QueryClient, queryKey?: QueryKey): Promise<void> {
  const which = queryKey ? { queryKey } : {}
  const underWay = client.getQueryCache().findAll({ ...which, fetchStatus: 'fetching' })
  await Promise.allSettled(underWay.map(({ promise }) => Promise.resolve(promise)))
  await client.invalidateQueries({ ...which, refetchType: 'none' })
}
