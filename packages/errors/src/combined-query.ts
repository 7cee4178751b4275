import type { QueryLike } from './query-boundary.tsx'

type Part = Pick<QueryLike<unknown>, 'error' | 'isFetching' | 'refetch'>

/** Combines several queries into one with the given data. A retry refetches the failed ones. */
export const combinedQuery = <Data>(parts: readonly Part[], data: Data | undefined): QueryLike<Data> => ({
  data,
  error: parts.find(({ error }) => error)?.error,
  isFetching: parts.some(({ isFetching }) => isFetching),
  refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
})
