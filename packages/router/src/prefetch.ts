import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Fetches again, by default whatever the age of the cached data: a screen opens with current data. Resolves at once where
 * there is cached data for it to show meanwhile.
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
