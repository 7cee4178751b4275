import { alertsQuery } from '@coffer/api-client/alerts'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Button } from '@coffer/ui-kit/button'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { TouchTarget } from '../touch-target.ts'
import { useTranslations } from '../messages.ts'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { unreadAlerts } from './home-notices.ts'

const SHOWN = 3

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space[8]};
  align-items: start;
  padding-block: ${space[12]};
  border-block-start: 1px solid ${role('hairline')};
  font-size: ${size[14]};

  strong {
    align-self: center;
    font-size: ${size[16]};
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }

  p,
  time {
    grid-column: 1 / -1;
    color: ${role('text-soft')};
  }
`

/** The newest unread alerts as a plain list, since a notice for each would overshadow the balance. */
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
          <TouchTarget>
            <Link to="/dashboard/alerts">{t('alerts.all')}</Link>
          </TouchTarget>
        </Cluster>
        <List>
          {unread.slice(0, SHOWN).map(({ uuid, title, body, createdAt }) => (
            <Entry key={uuid}>
              <strong>{title}</strong>
              <Button
                variant="quiet"
                accessibleName={t('alerts.dismiss.label', { title })}
                onPress={() => dismiss('alert', uuid)}
              >
                {t('alerts.dismiss')}
              </Button>
              <p>{body}</p>
              <time dateTime={createdAt}>{instant(createdAt)}</time>
            </Entry>
          ))}
        </List>
      </Stack>
    </Card>
  )
}
