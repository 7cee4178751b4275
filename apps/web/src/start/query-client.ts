import { ApiError } from '@coffer/api-client/transport'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

const JUST_BROUGHT_MS = 10_000

/** The one place that hears of a session the provider no longer knows, whatever call met it. */
export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  const watch = (error: Error) => {
    if (error instanceof ApiError && error.failure.kind === 'unauthenticated') onUnauthenticated()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: watch }),
    mutationCache: new MutationCache({ onError: watch }),
    // The transport repeats what may be repeated. What a screen's loader has just brought is not asked for again when the
    // screen is drawn; entering a screen always brings what it reads.
    defaultOptions: { queries: { retry: false, staleTime: JUST_BROUGHT_MS }, mutations: { retry: false } },
  })
}
