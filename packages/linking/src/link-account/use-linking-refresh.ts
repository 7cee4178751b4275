import { depositorQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { relinkFlag } from '@coffer/domain/relink'
import { setRelink } from '@coffer/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLinkingFlow } from './linking-flow.ts'

/**
 * Refetches the status of the application and the linked accounts, regardless of their age, for the guards and screens
 * that follow. During relinking it updates the relink flag of the session, which is kept until an account is active.
 * Failures are ignored: the next screen loads the missing data and shows its own failure.
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
