import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Card, SettingsRow } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { Part } from '../page/page.tsx'
import { useTranslations } from '../messages.ts'
import { AccountNumber } from './account-number.tsx'
import { Arrangements } from './arrangements.tsx'

/** The savings account: its numbers, and who and what stands with it. */
export function SavingsAccount() {
  const t = useTranslations()
  return (
    <Part title={t('savings.title')}>
      <QueryBoundary query={useQuery(accountsQuery())} title={t('load.savings')}>
        {(accounts) =>
          accounts.length === 0 ? (
            <p>{t('savings.none')}</p>
          ) : (
            accounts.map((account) => <Numbers key={account.uuid} account={account} />)
          )
        }
      </QueryBoundary>
    </Part>
  )
}

function Numbers({ account }: { account: Account }) {
  const t = useTranslations()
  const { date } = useFormats()
  return (
    <Card label={account.name}>
      <SettingsRow label={t('savings.name')} value={account.name} />
      <AccountNumber account={account} />
      <SettingsRow label={t('savings.routing')} value={account.routingNumber} />
      <SettingsRow label={t('savings.opened')} value={date(account.openedAt)} />
      <Arrangements />
    </Card>
  )
}
