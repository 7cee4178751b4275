import { sessionsQuery, type OpenSession } from '@coffer/api-client/sessions'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { toasts } from '@coffer/session/toasts'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { RememberedDevices } from '../devices/remembered-devices.tsx'
import { useTranslations } from '../messages.ts'
import { Page, Section } from '../page.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { SessionRow } from './session-row.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** `/my-account/sessions`: where the person is logged in, and how to end that. */
export function SessionsScreen() {
  const t = useTranslations()
  const sessions = useQuery(sessionsQuery())
  const ending = useSessionEnd({
    onEnded: ({ name }) => toasts.show(t('sessions.ended', { device: name })),
  })
  return (
    <Page title={t('sessions.title')} description={t('sessions.why')} back="/my-account">
      <Stack gap={32}>
        <Section title={t('sessions.list')}>
          <SubmissionNotice title={t('sessions.failed')} state={ending.state} />
          <QueryBoundary query={sessions} title={t('load.sessions')}>
            {(list) => (
              <Card label={t('sessions.list')}>
                {list.map((session: OpenSession) => (
                  <SessionRow
                    key={session.uuid}
                    session={session}
                    isBusy={ending.state.status === 'pending'}
                    onEnd={() => void ending.submit(session)}
                  />
                ))}
              </Card>
            )}
          </QueryBoundary>
        </Section>
        <LogOutEverywhere />
        <RememberedDevices />
      </Stack>
    </Page>
  )
}
