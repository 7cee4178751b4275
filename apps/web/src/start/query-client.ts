import { QueryClient } from '@tanstack/react-query'

/** What the route brought beside a screen's code is not asked for again when the screen is there: see `warm`. */
const FRESH_MS = 10_000

/** The transport repeats what may be repeated, and hears of a session that the provider no longer knows. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: FRESH_MS }, mutations: { retry: false } },
  })
}
