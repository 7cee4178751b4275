import { accountsQuery, refreshService } from '@coffer/api-client/accounts'
import { followRequest } from '@coffer/api-client/request'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { toasts } from '@coffer/session/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** Asks the provider to refresh its data, then refetches; the old data is shown until then. */
export function useAccountRefresh(): { refresh: () => void; isRefreshing: boolean } {
  const t = useTranslations()
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
    onSuccess: () => toasts.show(t('account.refreshed')),
    onError: () => toasts.show(t('account.refreshFailed'), 'error'),
  })
  return { refresh: () => mutate(), isRefreshing: isPending }
}
