import { QueryClient } from '@tanstack/react-query'

/** Max age of data prefetched by the route that the screen does not refetch. */
const FRESH_MS = 10_000

/**
 * Time after its response at which a mutation is dropped if its screen has unmounted: it may hold a password or an
 * account number. Not zero, because the cache checks a pending mutation again after each such interval.
 */
const MUTATION_GC_MS = 250

/** Has no retries: the transport retries the requests that may be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS },
      mutations: { retry: false, gcTime: MUTATION_GC_MS },
    },
  })
}
