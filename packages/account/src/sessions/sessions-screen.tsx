import { sessionsQuery } from '@coffer/api-client/sessions'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { DeviceRow } from '../devices/device-row.tsx'
import { RememberedDevices } from '../devices/remembered-devices.tsx'
import { useTranslations } from '../messages.ts'
import { SettingPage, Section } from '../page.tsx'
import { LogOutEverywhere } from './log-out-everywhere.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** `/my-account/sessions`: the open sessions, each with a button to end it. */
export function SessionsScreen() {
  const t = useTranslations()
  const { instant } = useFormats()
  const sessions = useQuery(sessionsQuery())
  const ending = useSessionEnd({
    onEnded: ({ name }) => toasts.show(t('sessions.ended', { device: name })),
  })
  return (
    <SettingPage title={t('sessions.title')} lead={t('sessions.why')} back="/my-account">
      <Stack gap={32}>
        <Section title={t('sessions.list')}>
          <SubmissionNotice title={t('sessions.failed')} state={ending.state} />
          <QueryBoundary query={sessions} title={t('load.sessions')}>
            {(list) => (
              <Card label={t('sessions.list')}>
                {list.map((session) => (
                  <DeviceRow
                    key={session.uuid}
                    device={session}
                    period={t('sessions.started', { instant: instant(session.startedAt) })}
                    action={
                      // The current session ends by logging out.
                      !session.isCurrent && (
                        <Button
                          variant="quiet"
                          isBusy={ending.endingUuid === session.uuid}
                          onPress={() => ending.end(session)}
                          accessibleName={t('sessions.end.named', { device: session.name })}
                        >
                          {t('sessions.end')}
                        </Button>
                      )
                    }
                  />
                ))}
              </Card>
            )}
          </QueryBoundary>
        </Section>
        <LogOutEverywhere />
        <RememberedDevices />
      </Stack>
    </SettingPage>
  )
}
