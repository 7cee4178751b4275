import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { dismiss, useDismissed } from '@coffer/session/dismissals'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'
import { returnedFunding, recentlyReturned } from './home-notices.ts'

const SHOWN = 2

/** Notices of returned transfers: that of the first deposit links to `/funding-returned`, others to their details. */
export function ReturnedNotices() {
  const { data: transactions = [] } = useQuery(transactionsQuery())
  const { data: linked, isPending } = useQuery(linkedAccountsQuery())
  const dismissed = useDismissed('returned-transaction')
  // The link of a first deposit depends on the linked account; it must not change under the pointer.
  if (isPending) return null
  const first = returnedFunding(transactions, linked?.accounts ?? [])
  const lately = recentlyReturned(transactions, providerNow())
  // A returned first deposit is shown until another deposit settles.
  const all = first ? [first, ...lately.filter(({ uuid }) => uuid !== first.uuid)] : lately
  return all
    .filter(({ uuid }) => !dismissed.includes(uuid))
    .slice(0, SHOWN)
    .map((one) => <ReturnedNotice key={one.uuid} transaction={one} isFirst={one.uuid === first?.uuid} />)
}

function ReturnedNotice({ transaction, isFirst }: { transaction: Transaction; isFirst: boolean }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const { uuid, amount, direction, effectiveOn } = transaction
  const said = { amount: money(amount), date: date(effectiveOn) }
  const flow = isIncoming(direction) ? 'in' : 'out'
  return (
    <Notice
      severity="error"
      title={t('notices.returned.title')}
      action={
        isFirst ? (
          <Link to="/funding-returned">{t('notices.returned.action')}</Link>
        ) : (
          <Link to="/dashboard/transactions-list" search={{ id: uuid }}>
            {t('notices.returned.action')}
          </Link>
        )
      }
      onDismiss={() => dismiss('returned-transaction', uuid)}
    >
      {isFirst ? t('notices.returned.body') : t(`notices.returned.body.${flow}`, said)}
    </Notice>
  )
}
