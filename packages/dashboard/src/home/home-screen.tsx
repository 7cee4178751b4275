import { accountsQuery } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { Card, TwoColumns } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { HomeGoals } from '../goals/home-goals.tsx'
import { HomePlans } from '../plans/home-plans.tsx'
import { useTranslations } from '../messages.ts'
import { AccountCard } from './account-card.tsx'
import { AccountDetails } from './account-details.tsx'
import { BalanceCard } from './balance-card.tsx'
import { FirstInterest } from './first-interest.tsx'
import { NoAccount } from './no-account.tsx'
import { Notices } from './notices.tsx'
import { RecentTransactions } from './recent-transactions.tsx'
import { UnderWayList } from './under-way-list.tsx'
import { UnreadAlerts } from './unread-alerts.tsx'

/** As high as the account card, so that the page below does not shift. */
const AccountPlaceholder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[16]};
  height: 20.25rem;

  ${media.drawer} {
    height: 20.875rem;
  }
`
const accountPlaceholder = (
  <Card>
    <AccountPlaceholder>
      <Skeleton shape="heading" />
      <Skeleton shape="amount" />
      <Skeleton shape="text" count={4} />
    </AccountPlaceholder>
  </Card>
)

/** `/dashboard`: the greeting, the account, its balance over time and recent transactions. */
export function HomeScreen() {
  const t = useTranslations()
  const depositor = useQuery(depositorQuery())
  const accounts = useQuery(accountsQuery())
  const name = depositor.data?.firstName
  const account = accounts.data?.[0]
  return (
    <Page title={name ? t('home.title', { name }) : t('home.title.unnamed')}>
      <Notices />
      <TwoColumns
        main={
          <>
            <QueryBoundary
              query={accounts}
              title={t('load.account')}
              note={t('load.safe')}
              shape={accountPlaceholder}
            >
              {(all) =>
                all.length === 0 ? (
                  <NoAccount />
                ) : (
                  all.map((one) => <AccountCard key={one.uuid} account={one} />)
                )
              }
            </QueryBoundary>
            {account && <FirstInterest account={account} />}
            <UnderWayList />
            <HomeGoals account={account} isLoading={accounts.isPending} />
            <HomePlans account={account} isLoading={accounts.isPending} />
            <BalanceCard account={account} isLoading={accounts.isPending} />
            <RecentTransactions />
          </>
        }
        side={
          <>
            <AccountDetails account={account} isLoading={accounts.isPending} />
            <UnreadAlerts />
          </>
        }
      />
    </Page>
  )
}
