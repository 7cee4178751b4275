import { QueryClient } from '@tanstack/react-query'

/** The transport repeats what may be repeated, and hears of a session that the provider no longer knows. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
}
