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

/**
 * Status and progress of the depositor’s application in the query cache. The depositor’s query key is a prefix of both
 * keys.
 */
export function useApplicationStatus() {
  const client = useQueryClient()
  return useMemo(() => {
    const invalidateStatus = () => invalidate(client, depositorQuery().queryKey)
    return {
      /** Marks the data as stale, so that the next reader refetches it, including guards. */
      invalidate: invalidateStatus,
      /** Stores the response to a save and refetches the progress. */
      store: async (depositor: Depositor): Promise<void> => {
        await invalidateStatus()
        client.setQueryData(depositorQuery().queryKey, depositor)
        const { queryKey } = progressQuery()
        await client.prefetchQuery(progressQuery())
        // A form that started with stale values would save them again.
        if (client.getQueryState(queryKey)?.isInvalidated) client.removeQueries({ queryKey })
      },
      /** Fetches status and progress, bypassing the cache. */
      refetch: async (): Promise<Depositor> => {
        await invalidateStatus()
        const [depositor] = await Promise.all([
          client.fetchQuery(depositorQuery()),
          client.prefetchQuery(progressQuery()),
        ])
        return depositor
      },
      /** Fetches status and saved fields without updating a screen. */
      fetchSaved: async () => {
        const [state, { fields, revision }] = await Promise.all([fetchDepositor(), fetchProgress()])
        return { state, fields, revision }
      },
    }
  }, [client])
}
