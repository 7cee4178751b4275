import type { LinkedAccount } from '@coffer/api-client/linking'
import { Link } from '@coffer/router/link'
import { useResult } from '@coffer/session/flow-results'
import { Notice } from '@coffer/ui-kit/notice'
import { useWords } from '../words.ts'
import { accountsToFundFrom, manualLink } from './linked-account.ts'
import { useAccountWords } from './linked-account-words.ts'
import { failureKey } from './linking-failure-words.ts'

/** What is already linked or under way, and the way on from there. */
export function LinkStanding({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useWords()
  const inWords = useAccountWords()
  const failed = useResult('linking-failed')
  const [ready] = accountsToFundFrom(accounts)
  if (ready) {
    return (
      <Notice
        severity="success"
        title={t('link.linked.title')}
        action={<Link to="/fund-account">{t('link.linked.action')}</Link>}
      >
        {t('link.linked.body', inWords(ready))}
      </Notice>
    )
  }
  const manual = manualLink(accounts)
  if (manual?.standing === 'pending') {
    return (
      <Notice
        severity="info"
        title={t('link.pending.title')}
        action={<Link to="/manual-funding/microdeposits">{t('link.pending.action')}</Link>}
      >
        {t('link.pending.body', inWords(manual.account))}
      </Notice>
    )
  }
  if (!failed || accounts.length === 0) return null
  return (
    <Notice severity="error" title={t('failed.title')} isAnnounced>
      {t(failureKey(failed.reason))}
    </Notice>
  )
}
