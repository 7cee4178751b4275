import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { findEnterableRoute } from '@coffer/router/first-enterable'
import { Link } from '@coffer/router/link'
import { useDismissed } from '@coffer/session/dismissals'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { returnedFunding } from './home-notices.ts'
import { useMustRelink } from './use-must-relink.ts'

/**
 * Shown if no linked bank is usable, or if one awaits the amounts of its two deposits; left out when the notice of a
 * returned transfer explains it.
 */
export function LinkNotice() {
  const t = useTranslations()
  const client = useQueryClient()
  const relink = useMustRelink()
  const { data: transactions = [] } = useQuery(transactionsQuery())
  const { data: { accounts } = { accounts: [] } } = useQuery(linkedAccountsQuery())
  const dismissed = useDismissed('returned-transaction')
  const returned = returnedFunding(transactions, accounts)
  if (returned && !dismissed.includes(returned.uuid)) return null
  if (relink === 'now')
    return (
      <Notice
        severity="warning"
        title={t('notices.relink.title')}
        action={<Link to="/relink/selection">{t('notices.relink.action')}</Link>}
      >
        {t('notices.relink.body')}
      </Notice>
    )
  if (relink === 'under-way')
    return (
      <Notice
        severity="info"
        title={t('notices.relinking.title')}
        action={<Link to="/relink/manual/microdeposits/sent">{t('notices.relinking.action')}</Link>}
      >
        {t('notices.relinking.body')}
      </Notice>
    )
  const isAwaited = accounts.some(
    ({ sourceType, status }) => sourceType === 'MANUAL' && status === 'VERIFICATION_PENDING',
  )
  const path = isAwaited && findEnterableRoute(client, ['/my-account/link-bank/microdeposits/sent'])
  if (path === false || path === null) return null
  return (
    <Notice
      severity="info"
      title={t('notices.relinking.title')}
      action={<Link to={path}>{t('notices.relinking.action')}</Link>}
    >
      {t('notices.another.body')}
    </Notice>
  )
}
