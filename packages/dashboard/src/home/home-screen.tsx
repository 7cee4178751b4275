import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { Card, PageHeading, Stack, TwoColumns } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@coffer/failures/loaded'
import { measure, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useWords } from '../words.ts'
import { AccountCard } from './account-card.tsx'
import { AccountDetails } from './account-details.tsx'
import { BalanceCard } from './balance-card.tsx'
import { NoAccount } from './no-account.tsx'
import { Notices } from './notices.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentTransactions } from './recent-transactions.tsx'
import { UnreadAlerts } from './unread-alerts.tsx'

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: ${measure.dashboard};
`

const accountShape = (
  <Card>
    <Stack>
      <Skeleton shape="text" />
      <Skeleton shape="amount" />
      <Skeleton shape="text" count={2} />
    </Stack>
  </Card>
)

/** `/dashboard`: the greeting, the account, its balance over time, what moved last. */
export function HomeScreen() {
  const t = useWords()
  const depositor = useQuery(depositorQuery())
  const accounts = useQuery(accountsQuery())
  const name = depositor.data?.firstName
  const account = accounts.data?.[0]
  return (
    <Page>
      <PageHeading title={name ? t('home.title', { name }) : t('home.title.unnamed')} />
      <Notices />
      <TwoColumns
        main={
          <>
            <Loaded query={accounts} title={t('load.account')} note={t('load.safe')} shape={accountShape}>
              {(all) =>
                all.length === 0 ? (
                  <NoAccount />
                ) : (
                  all.map((one) => <AccountCard key={one.uuid} account={one} />)
                )
              }
            </Loaded>
            {account && <BalanceCard account={account} />}
            <RecentTransactions />
          </>
        }
        side={
          <>
            <QuickActions />
            <UnreadAlerts />
            {account && <AccountDetails account={account} />}
          </>
        }
      />
    </Page>
  )
}
