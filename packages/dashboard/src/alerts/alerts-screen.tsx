import { alertsQuery } from '@coffer/api-client/alerts'
import { Loaded } from '@coffer/errors/loaded'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../words.ts'
import { AlertList } from './alert-list.tsx'

/** `/dashboard/alerts`: what the bank has told this person, and which of it they have read. */
export function AlertsScreen() {
  const t = useWords()
  const alerts = useQuery(alertsQuery())
  return (
    <Stack gap={24} width="reading">
      <PageHeading title={t('alerts.page')} />
      <Loaded query={alerts} title={t('load.alerts')} shape={<Skeleton shape="row" count={5} />}>
        {(all) => <AlertList alerts={all} />}
      </Loaded>
    </Stack>
  )
}
