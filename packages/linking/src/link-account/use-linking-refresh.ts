import { depositorQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { relinkFlag } from '@coffer/domain/relink'
import { setRelink } from '@coffer/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLinkingFlow } from './linking-flow.ts'

/**
 * Brings where the application stands and the linked accounts afresh, whatever their age, so that guards and screens
 * know what was just done. While relinking the session's flag follows: it stays until an account is active.
 * Fails silently: the next screen brings what is missing and says so if it can't.
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
