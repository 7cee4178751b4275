import { QueryClient } from '@tanstack/react-query'

/** Age up to which data prefetched by the route is not fetched again by the screen. */
const FRESH_MS = 10_000

/**
 * How long after its answer a mutation is forgotten, once its screen was left: it may hold a password or an account
 * number. Not zero: while the answer is pending, the cache looks again after each such time.
 */
const FORGET_MS = 250

/** Without retries: the transport repeats what may be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS },
      mutations: { retry: false, gcTime: FORGET_MS },
    },
  })
}
