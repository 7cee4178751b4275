import { type Banner, bannersQuery } from '@coffer/api-client/banners'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { bannersShown } from '@coffer/domain/banners'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { LinkNotice } from './link-notice.tsx'
import { ReturnedNotices } from './returned-notices.tsx'

/** The bank's notices on home. If they fail to load they are left out, except that a 403 is reported. */
export function Notices() {
  const t = useTranslations()
  const { data: banners = [], error } = useQuery(bannersQuery())
  const linked = useQuery(linkedAccountsQuery())
  const shown = bannersShown(banners, {
    locations: ['all', 'dashboard'],
    dismissed: useDismissed('banner'),
    now: providerNow(),
  })
  return (
    <>
      <ReturnedNotices />
      <LinkNotice />
      <ForbiddenNotice errors={[linked.error]} />
      <ForbiddenNotice errors={[error]} title={t('notices.forbidden')} />
      {shown.map((banner) => (
        <BannerNotice key={banner.uuid} banner={banner} />
      ))}
    </>
  )
}

function BannerNotice({ banner: { uuid, type, title, body, isDismissible } }: { banner: Banner }) {
  return (
    <Notice
      severity={type}
      title={title}
      onDismiss={isDismissible ? () => dismiss('banner', uuid) : undefined}
    >
      {body}
    </Notice>
  )
}
