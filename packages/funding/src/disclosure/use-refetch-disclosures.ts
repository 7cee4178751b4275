import { activeDisclosuresQuery, type Disclosure } from '@coffer/api-client/disclosures'
import { invalidate } from '@coffer/api-client/invalidate'
import { useQueryClient } from '@tanstack/react-query'

/** Fetches the documents in force, whatever is cached; none where that fails. */
export function useRefetchDisclosures(): () => Promise<Disclosure[]> {
  const client = useQueryClient()
  return async () => {
    await invalidate(client, activeDisclosuresQuery().queryKey)
    return client.fetchQuery(activeDisclosuresQuery()).catch(() => [])
  }
}
