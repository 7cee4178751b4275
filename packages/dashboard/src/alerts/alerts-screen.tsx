import { alertsQuery } from '@coffer/api-client/alerts'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { AlertList } from './alert-list.tsx'

/** `/dashboard/alerts`: the bank's alerts, read and unread. */
export function AlertsScreen() {
  const t = useTranslations()
  const alerts = useQuery(alertsQuery())
  return (
    <Page title={t('alerts.page')}>
      <QueryBoundary query={alerts} title={t('load.alerts')} shape={<Skeleton shape="row" count={5} />}>
        {(all) => <AlertList alerts={all} />}
      </QueryBoundary>
    </Page>
  )
}
