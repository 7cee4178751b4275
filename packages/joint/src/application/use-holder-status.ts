import { invalidate } from '@coffer/api-client/invalidate'
import {
  fetchJointProgress,
  type JointHolder,
  jointHolderQuery,
  jointKey,
  jointProgressQuery,
} from '@coffer/api-client/joint'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** The joint holder and their progress in the query cache, shared by guards and screens. */
export function useHolderStatus() {
  const client = useQueryClient()
  return useMemo(() => {
    async function refetch(): Promise<JointHolder | null> {
      await invalidate(client, jointKey)
      const [holder] = await Promise.all([
        client.fetchQuery(jointProgressQuery()),
        client.prefetchQuery(jointHolderQuery()),
      ])
      return holder
    }
    return {
      /** Stores the response to a save. */
      store: async (holder: JointHolder | null): Promise<void> => {
        await invalidate(client, jointKey)
        client.setQueryData(jointHolderQuery().queryKey, holder)
        client.setQueryData(jointProgressQuery().queryKey, holder)
      },
      /** Fetches holder and progress, bypassing the cache. */
      refetch,
      /** Fetches the holder with the saved fields without updating a screen. */
      fetchSaved: async () => {
        const state = await fetchJointProgress()
        const fields = state ? { ...state.fields, email: state.email } : {}
        return { state, fields, revision: state?.revision ?? null }
      },
      /** The holder, without updating a screen; undefined if the fetch fails. */
      peek: () => fetchJointProgress().catch(() => undefined),
      /** Refetches after a failure; undefined if the state is unknown. */
      tryRefetch: async (): Promise<JointHolder | null | undefined> =>
        onlineManager.isOnline() ? refetch().catch(() => undefined) : undefined,
    }
  }, [client])
}
