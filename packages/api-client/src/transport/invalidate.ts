import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Marks what is known under the key (everything, without one) as out of date, so that the next to ask fetches it again.
 * Answers under way may tell what was so before: they are cancelled, and asked for again where nothing is known yet.
 * Never waits for the network, never throws, and refetches nothing that is on screen.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  const underWay = client.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })
  const unanswered = underWay.filter(({ state }) => state.data === undefined)
  for (const query of unanswered) {
    void query.cancel({ silent: true })
    // Whoever waits for the cancelled answer gets this one; its failure is told to them.
    query.fetch().catch(() => undefined)
  }
  const known = underWay.filter((query) => !unanswered.includes(query))
  await Promise.all(known.map((query) => query.cancel({ revert: true })))
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
}
