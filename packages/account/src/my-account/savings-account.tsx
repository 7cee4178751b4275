import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Card, SettingsRow } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { AccountNumber } from './account-number.tsx'
import { RelatedParties } from './related-parties.tsx'

/** The savings accounts with their numbers and related parties. */
export function SavingsAccount() {
  const t = useTranslations()
  return (
    <Section title={t('savings.title')}>
      <QueryBoundary query={useQuery(accountsQuery())} title={t('load.savings')}>
        {(accounts) =>
          accounts.length === 0 ? (
            <p>{t('savings.none')}</p>
          ) : (
            accounts.map((account) => <AccountCard key={account.uuid} account={account} />)
          )
        }
      </QueryBoundary>
    </Section>
  )
}

function AccountCard({ account }: { account: Account }) {
  const t = useTranslations()
  const { date } = useFormats()
  return (
    <Card label={account.name}>
      <SettingsRow label={t('savings.name')} value={account.name} />
      <AccountNumber account={account} />
      <SettingsRow label={t('savings.routing')} value={account.routingNumber} />
      <SettingsRow label={t('savings.opened')} value={date(account.openedOn)} />
      <RelatedParties />
    </Card>
  )
}
