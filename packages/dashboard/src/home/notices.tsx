import { type Banner, bannersQuery } from '@coffer/api-client/banners'
import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { bannersShown } from '@coffer/domain/banners'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { Link } from '@coffer/router/link'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { returnedFunding } from './home-notices.ts'
import { ReturnedNotices } from './returned-notices.tsx'
import { useMustRelink } from './use-must-relink.ts'

/** The bank's notices on home. One that fails to load is left out, unless it is forbidden. */
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

/** No linked bank is usable, or one is being verified; left out when a returned transfer's notice explains it. */
function LinkNotice() {
  const t = useTranslations()
  const relink = useMustRelink()
  const { data: transactions = [] } = useQuery(transactionsQuery())
  const { data: linked } = useQuery(linkedAccountsQuery())
  const dismissed = useDismissed('returned-transaction')
  const returned = returnedFunding(transactions, linked?.accounts ?? [])
  if (returned && !dismissed.includes(returned.uuid)) return null
  if (relink === null) return null
  const isUnderWay = relink === 'under-way'
  return (
    <Notice
      severity={isUnderWay ? 'info' : 'warning'}
      title={t(isUnderWay ? 'notices.relinking.title' : 'notices.relink.title')}
      action={
        isUnderWay ? (
          <Link to="/relink/manual/microdeposits/sent">{t('notices.relinking.action')}</Link>
        ) : (
          <Link to="/relink/selection">{t('notices.relink.action')}</Link>
        )
      }
    >
      {t(isUnderWay ? 'notices.relinking.body' : 'notices.relink.body')}
    </Notice>
  )
}
