import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Refetches, by default whatever the age of the cached data, because a screen opens with current data. Resolves at once
 * if there is cached data to show in the meantime.
 */
export async function prefetchUntilKnown<Data, Failure, Selected, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Failure, Selected, Key>,
  staleTime = 0,
): Promise<void> {
  const isKnown = client.getQueryData(query.queryKey) !== undefined
  const fetched = client.prefetchQuery({ ...query, staleTime })
  if (!isKnown) await fetched
}
