import {
  type Depositor,
  depositorQuery,
  fetchDepositor,
  fetchProgress,
  progressQuery,
} from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** Status and progress of the own application in the query cache. The depositor's key is the prefix of both. */
export function useApplicationStatus() {
  const client = useQueryClient()
  return useMemo(() => {
    const invalidateStatus = () => invalidate(client, depositorQuery().queryKey)
    return {
      /** Has the next reader refetch it, guards included. */
      invalidate: invalidateStatus,
      /** Stores the provider's answer to a save, and fetches the progress that belongs to it. */
      store: async (depositor: Depositor): Promise<void> => {
        await invalidateStatus()
        client.setQueryData(depositorQuery().queryKey, depositor)
        const { queryKey } = progressQuery()
        await client.prefetchQuery(progressQuery())
        // A form that opened with outdated values would save them again.
        if (client.getQueryState(queryKey)?.isInvalidated) client.removeQueries({ queryKey })
      },
      /** Fetches status and progress past the cache. */
      refetch: async (): Promise<Depositor> => {
        await invalidateStatus()
        const [depositor] = await Promise.all([
          client.fetchQuery(depositorQuery()),
          client.prefetchQuery(progressQuery()),
        ])
        return depositor
      },
      /** Fetches status and saved fields without updating any screen. */
      fetchSaved: async () => {
        const [state, { fields, revision }] = await Promise.all([fetchDepositor(), fetchProgress()])
        return { state, fields, revision }
      },
    }
  }, [client])
}
