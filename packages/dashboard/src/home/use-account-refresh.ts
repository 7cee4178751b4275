import { accountsQuery, refreshService } from '@coffer/api-client/accounts'
import { followRequest } from '@coffer/api-client/request'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { notifications } from '@coffer/session/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useWords } from '../words.ts'

/** Asks the provider to look again, and brings what it found. What is shown stays until then. */
export function useAccountRefresh(): { refresh: () => void; isRefreshing: boolean } {
  const t = useWords()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    async mutationFn() {
      const { requestId } = await refreshService()
      await followRequest(requestId)
      await Promise.all(
        [accountsQuery().queryKey, transactionsQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      )
    },
    onSuccess: () => notifications.show(t('account.refreshed')),
    onError: () => notifications.show(t('account.refreshFailed'), 'error'),
  })
  return { refresh: () => mutate(), isRefreshing: isPending }
}
