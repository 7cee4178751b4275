import { ApiError } from '@coffer/api-client/transport'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/** The one place that hears of a session the provider no longer knows, whatever call met it. */
export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  const watch = (error: Error) => {
    if (error instanceof ApiError && error.failure.kind === 'unauthenticated') onUnauthenticated()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    // The transport repeats what may be repeated.
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
}
