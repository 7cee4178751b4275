import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Card, SettingsRow } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { useTranslations } from '../messages.ts'
import { AccountName } from './account-name.tsx'
import { AccountNumber } from './account-number.tsx'
import { CopyButton } from './copy-button.tsx'
import { RowsPlaceholder } from './rows-placeholder.tsx'

/** The savings accounts with their numbers. */
export function SavingsAccount() {
  const t = useTranslations()
  return (
    <SettingsGroup title={t('savings.title')}>
      <QueryBoundary
        query={useQuery(accountsQuery())}
        title={t('load.savings')}
        shape={<AccountPlaceholder />}
      >
        {(accounts) =>
          accounts.length === 0 ? (
            <p>{t('savings.none')}</p>
          ) : (
            accounts.map((account) => <AccountCard key={account.uuid} account={account} />)
          )
        }
      </QueryBoundary>
    </SettingsGroup>
  )
}

function AccountCard({ account }: { account: Account }) {
  const t = useTranslations()
  const { date } = useFormats()
  return (
    <Card label={account.nickname ?? account.name}>
      <AccountName account={account} />
      <AccountNumber account={account} />
      <SettingsRow
        label={t('savings.routing')}
        value={account.routingNumber}
        action={<CopyButton what="routing" text={account.routingNumber} />}
      />
      <SettingsRow label={t('savings.opened')} value={date(account.openedOn)} />
    </Card>
  )
}

/** The height of the card of one account with a nickname. */
function AccountPlaceholder() {
  const t = useTranslations()
  const labels = [
    t('savings.name'),
    t('nickname.label'),
    t('savings.number'),
    t('savings.routing'),
    t('savings.opened'),
  ]
  return <RowsPlaceholder labels={labels} />
}
