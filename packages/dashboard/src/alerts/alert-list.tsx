import type { Alert } from '@coffer/api-client/alerts'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { useMemo, useRef } from 'react'
import { useTranslations } from '../messages.ts'
import { AlertEntry } from './alert-entry.tsx'
import { useMarkAlerts } from './use-mark-alerts.ts'

/** All alerts, newest first, with the number of unread ones and actions to mark one or all read. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const t = useTranslations()
  const { mutate, error, variables } = useMarkAlerts()
  const count = useRef<HTMLOutputElement>(null)
  const newestFirst = useMemo(
    () => alerts.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt, 'en')),
    [alerts],
  )
  const unread = alerts.filter(({ readAt }) => readAt === null).length
  if (alerts.length === 0) {
    return (
      <Card>
        <EmptyState icon="alert" title={t('alerts.none.title')}>
          {t('alerts.none.body')}
        </EmptyState>
      </Card>
    )
  }
  const markAll = () => {
    mutate('all')
    // The button disappears with the last unread alert; the focus moves to the announcement.
    count.current?.focus()
  }
  return (
    <Stack gap={16}>
      <Cluster justify="between">
        <output ref={count} tabIndex={-1}>
          {unread === 0 ? t('alerts.allRead') : t('alerts.unread', { count: unread })}
        </output>
        {unread > 0 && (
          <Button variant="secondary" onPress={markAll}>
            {t('alerts.markAll')}
          </Button>
        )}
      </Cluster>
      {error && (
        <FailureNotice
          title={t(variables === 'all' ? 'alerts.notRead.all' : 'alerts.notRead.one')}
          error={error}
        />
      )}
      <Card isFlush>
        <ul aria-label={t('alerts.list')}>
          {newestFirst.map((alert) => (
            <AlertEntry key={alert.uuid} alert={alert} onRead={() => mutate({ uuid: alert.uuid })} />
          ))}
        </ul>
      </Card>
    </Stack>
  )
}
