import { QueryClient } from '@tanstack/react-query'

/** Age up to which data prefetched by the route is not fetched again by the screen. */
const FRESH_MS = 10_000

/** Without retries: the transport repeats what may be repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
  })
}
