import { alertsQuery } from '@coffer/api-client/alerts'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { size } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { unreadAlerts } from './home-notices.ts'

const SHOWN = 3

const When = styled.time`
  display: block;
  font-size: ${size[14]};
  color: ${role('on-info-soft')};
`

/** The newest unread alerts; nothing when there is none. */
export function UnreadAlerts() {
  const t = useTranslations()
  const { instant } = useFormats()
  const { data: alerts = [], error } = useQuery(alertsQuery())
  const unread = unreadAlerts(alerts, useDismissed('alert'))
  if (unread.length === 0) return <ForbiddenNotice errors={[error]} title={t('alerts.forbidden')} />
  return (
    <Card>
      <Stack gap={12}>
        <Cluster justify="between">
          <SectionHeading>{t('alerts.title.count', { count: unread.length })}</SectionHeading>
          <Link to="/dashboard/alerts">{t('alerts.all')}</Link>
        </Cluster>
        {unread.slice(0, SHOWN).map(({ uuid, title, body, createdAt }) => (
          <Notice key={uuid} severity="info" title={title} onDismiss={() => dismiss('alert', uuid)}>
            <p>{body}</p>
            <When dateTime={createdAt}>{instant(createdAt)}</When>
          </Notice>
        ))}
      </Stack>
    </Card>
  )
}
