import { depositorQuery } from '@coffer/api-client/depositor'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Brings where the application stands and the linked accounts afresh, whatever their age, so that guards and screens
 * know what was just done. Fails silently: the next screen brings what is missing and says so if it can't.
 */
export function useLinkingRefresh(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    const queries = [depositorQuery().queryKey, linkedAccountsQuery().queryKey]
    await Promise.all(queries.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'none' })))
    await Promise.allSettled([client.fetchQuery(depositorQuery()), client.fetchQuery(linkedAccountsQuery())])
  }, [client])
}
