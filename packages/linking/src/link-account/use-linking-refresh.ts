import { depositorQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { relinkFlag } from '@coffer/domain/relink'
import { setRelink } from '@coffer/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLinkingFlow } from './linking-flow.ts'

/**
 * Refetches the status of the application and the linked accounts, whatever their age, for the guards and screens that
 * follow. While relinking it updates the session's flag, which stays until an account is active.
 * Fails silently: the next screen loads what is missing and shows its failure.
 */
export function useLinkingRefresh(): () => Promise<void> {
  const client = useQueryClient()
  const { name } = useLinkingFlow()
  return useCallback(async () => {
    const queries = [depositorQuery().queryKey, linkedAccountsQuery().queryKey]
    await Promise.all(queries.map((queryKey) => invalidate(client, queryKey)))
    await Promise.allSettled([client.fetchQuery(depositorQuery()), client.fetchQuery(linkedAccountsQuery())])
    const linked = client.getQueryData(linkedAccountsQuery().queryKey)
    if (name === 'relink' && linked) {
      const statuses = linked.accounts.map(({ status }) => status)
      setRelink(relinkFlag({ before: true, isComplete: true, statuses }))
    }
  }, [client, name])
}
