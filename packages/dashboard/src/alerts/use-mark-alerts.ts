import { type Alert, alertsQuery, markAlertRead, markAllAlertsRead } from '@coffer/api-client/alerts'
import { providerNow } from '@coffer/api-client/transport'
import { isOutcomeUnknown } from '@coffer/errors/definitive-rejection'
import { toasts } from '@coffer/session/toasts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** One alert by its id, or all. */
export type Marked = { uuid: string } | 'all'

/** Marks alerts read optimistically, and reverts those that the provider did not mark. */
export function useMarkAlerts() {
  const t = useTranslations()
  const client = useQueryClient()
  const { queryKey } = alertsQuery()

  const set = (uuids: readonly string[], readAt: string | null) =>
    client.setQueryData(queryKey, (known) =>
      known?.map((alert) => (uuids.includes(alert.uuid) ? { ...alert, readAt } : alert)),
    )

  return useMutation({
    mutationFn: (marked: Marked) => (marked === 'all' ? markAllAlertsRead() : markAlertRead(marked.uuid)),
    async onMutate(marked) {
      // A pending response would restore the previous state.
      await client.cancelQueries({ queryKey })
      const uuids = unreadIds(client.getQueryData(queryKey) ?? [], marked)
      set(uuids, new Date(providerNow()).toISOString())
      return uuids
    },
    onError(error, _marked, uuids) {
      set(uuids ?? [], null)
      // The provider may have marked them despite the error.
      if (isOutcomeUnknown(error)) void client.invalidateQueries({ queryKey })
    },
    onSuccess(_data, marked) {
      toasts.show(t(marked === 'all' ? 'alerts.read.all' : 'alerts.read.one'))
    },
  })
}

const unreadIds = (alerts: readonly Alert[], marked: Marked): string[] =>
  alerts
    .filter(({ uuid, readAt }) => readAt === null && (marked === 'all' || marked.uuid === uuid))
    .map(({ uuid }) => uuid)
