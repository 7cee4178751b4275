import { depositorQuery } from '@coffer/api-client/depositor'
import { invalidate } from '@coffer/api-client/invalidate'
import { stepReached } from '@coffer/domain/status'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Looks again where the application stands, after a refusal that another tab may be the cause of. Answers whether the
 * first deposit has been made; a look that fails changes nothing.
 */
export function useStandingAgain(): () => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(async () => {
    await invalidate(client, depositorQuery().queryKey)
    const depositor = await client.fetchQuery(depositorQuery()).catch(() => null)
    return depositor !== null && stepReached(depositor.lastStep, 'funded')
  }, [client])
}
