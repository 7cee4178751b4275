import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Stores the response of a change in the cache. A pending read may return outdated data, so it is cancelled, and sent
 * again if the response is only a part of what it reads.
 */
export function storeAnswer<Data>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  answer: NoInfer<Data> | ((before: NoInfer<Data> | undefined) => NoInfer<Data> | undefined),
): void {
  const read = client.getQueryCache().find({ queryKey, fetchStatus: 'fetching' })
  const isOutdated = read !== undefined && read.state.data !== undefined
  if (isOutdated) void read.cancel({ revert: true })
  client.setQueryData(queryKey, answer)
  if (isOutdated && typeof answer === 'function') void client.invalidateQueries({ queryKey, exact: true })
}
