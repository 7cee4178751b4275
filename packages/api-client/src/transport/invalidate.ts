import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Invalidates the queries under the key, or all queries without a key, so that their next use fetches again. Pending
 * requests may return outdated data: they are cancelled, and sent again if the query has no data yet. Never waits for
 * the network, never throws, and refetches nothing by itself.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const fetching = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  const withoutData = fetching.filter(({ state }) => state.data === undefined)
  for (const query of withoutData) {
    void query.cancel({ silent: true })
    // Callers that await the cancelled request get the response or error of this one.
    query.fetch().catch(() => undefined)
  }
  const withData = fetching.filter((query) => !withoutData.includes(query))
  await Promise.all(withData.map((query) => query.cancel({ revert: true })))
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
}
