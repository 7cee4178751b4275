import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Brings the progress afresh, whatever its age, so that guards and screens know what was just done. */
export function useProgressRefresh(): () => Promise<DepositorProgress> {
  const client = useQueryClient()
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: progressQuery().queryKey, refetchType: 'none' })
    return client.fetchQuery(progressQuery())
  }, [client])
}
