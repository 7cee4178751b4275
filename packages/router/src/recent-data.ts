import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Max age of the data of a redirect: the guard and the prefetch of the same navigation have just fetched it. */
const MAX_AGE_MS = 2000

/** Data for a redirect; undefined if the call failed, because the screen reports that itself. */
export const recentData = <Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> => client.fetchQuery({ ...query, staleTime: MAX_AGE_MS }).catch(() => undefined)
