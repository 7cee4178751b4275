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

/** Where the joint holder stands, as guards and screens know it. */
export function useStanding() {
  const client = useQueryClient()
  return useMemo(() => {
    const outOfDate = () => invalidate(client, jointKey)
    async function look(): Promise<JointHolder | null> {
      await outOfDate()
      const [holder] = await Promise.all([
        client.fetchQuery(jointProgressQuery()),
        client.prefetchQuery(jointHolderQuery()),
      ])
      return holder
    }
    return {
      /** Takes what the provider just said. */
      async learn(holder: JointHolder | null): Promise<void> {
        await outOfDate()
        client.setQueryData(jointHolderQuery().queryKey, holder)
        client.setQueryData(jointProgressQuery().queryKey, holder)
      },
      /** Brings it afresh. */
      look,
      /** How it stands, for whoever decides by it where to go: the screens are not told. Undefined where nobody can tell. */
      peek: async (): Promise<JointHolder | null | undefined> =>
        onlineManager.isOnline() ? fetchJointProgress().catch(() => undefined) : undefined,
      /** The same after something went wrong: undefined where nobody can tell. */
      find: async (): Promise<JointHolder | null | undefined> =>
        onlineManager.isOnline() ? look().catch(() => undefined) : undefined,
    }
  }, [client])
}
