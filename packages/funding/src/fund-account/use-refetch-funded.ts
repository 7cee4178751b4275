import { depositorQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { stepReached } from '@coffer/domain/status'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Refetches the status of the application after a rejection that another tab may have caused. Resolves to whether the
 * first deposit has been made; a failure changes nothing.
 */
export function useRefetchFunded(): () => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(async () => {
    await invalidate(client, depositorQuery().queryKey)
    const depositor = await client.fetchQuery(depositorQuery()).catch(() => null)
    return depositor !== null && stepReached(depositor.lastStep, 'funded')
  }, [client])
}
