import { activeDisclosuresQuery, type Disclosure } from '@coffer/api-client/disclosures'
import { invalidate } from '@coffer/api-client/invalidate'
import { useQueryClient } from '@tanstack/react-query'

/** Fetches the active documents, bypassing the cache; an empty list if that fails. */
export function useRefetchDisclosures(): () => Promise<Disclosure[]> {
  const client = useQueryClient()
  return async () => {
    await invalidate(client, activeDisclosuresQuery().queryKey)
    return client.fetchQuery(activeDisclosuresQuery()).catch(() => [])
  }
}
