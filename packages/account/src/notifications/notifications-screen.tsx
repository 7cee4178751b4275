import { notificationSettingsQuery } from '@coffer/api-client/notification-settings'
import { notificationKinds } from '@coffer/domain/notifications'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { BackLink, ButtonLink } from '@coffer/router/link'
import { Card, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { measure } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { KindSettings } from './kind-settings.tsx'
import { MessageLanguage } from './message-language.tsx'

const Column = styled.div`
  max-width: ${measure.list};
`

/** `/my-account/notifications`: which notices the depositor receives, and how. Each switch is saved immediately. */
export function NotificationsScreen() {
  const t = useTranslations()
  const query = useQuery(notificationSettingsQuery())
  return (
    <Page
      title={t('notifications.title')}
      lead={t('notifications.why')}
      back={<BackLink to="/my-account">{t('back.my-account')}</BackLink>}
    >
      <Column>
        <QueryBoundary query={query} title={t('load.notifications')}>
          {({ settings, hasMobileNumber }) => (
            <Stack gap={24}>
              {!hasMobileNumber && (
                <Notice
                  severity="info"
                  title={t('notifications.number.title')}
                  action={
                    <ButtonLink to="/my-account/edit-user-info/phone" variant="secondary">
                      {t('notifications.number.add')}
                    </ButtonLink>
                  }
                >
                  {t('notifications.number.why')}
                </Notice>
              )}
              <Card label={t('notifications.title')} isFlush>
                {notificationKinds.map((kind) => (
                  <KindSettings
                    key={kind}
                    kind={kind}
                    settings={settings.filter((one) => one.kind === kind)}
                    hasMobileNumber={hasMobileNumber}
                  />
                ))}
              </Card>
              <MessageLanguage />
            </Stack>
          )}
        </QueryBoundary>
      </Column>
    </Page>
  )
}
