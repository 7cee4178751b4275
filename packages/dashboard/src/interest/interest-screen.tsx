import { type Account, accountsQuery } from '@coffer/api-client/accounts'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { useCapability } from '@coffer/session/capabilities'
import { Card, SectionHeading, Stack, TwoColumns } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { nextInterest } from '../home/next-interest.ts'
import { useIsViewOnly } from '../transaction/use-is-view-only.ts'
import { Earned } from './earned.tsx'
import { InterestByMonth } from './interest-by-month.tsx'
import { interestByYear } from './interest-by-year.ts'
import { useTranslations } from './messages.ts'
import { NoInterest } from './no-interest.tsx'
import { Projection } from './projection.tsx'
import { RateChangeNotice } from './rate-change-notice.tsx'
import { YearsOfInterest } from './years-of-interest.tsx'
import { YourRate } from './your-rate.tsx'

const earnedPlaceholder = (
  <>
    <Card>
      <Stack gap={24}>
        <Skeleton shape="amount" />
        <Skeleton shape="text" count={5} />
      </Stack>
    </Card>
    <Card>
      <Stack>
        <Skeleton shape="heading" />
        <Skeleton shape="control" />
        <Skeleton shape="chart" />
        <Skeleton shape="text" count={3} />
      </Stack>
    </Card>
  </>
)
const ratePlaceholder = (
  <Card>
    <Skeleton shape="heading" />
    <Skeleton shape="text" count={7} />
  </Card>
)

/** `/interest`: past interest, the next payment, the rate, and a projection. */
export function InterestScreen() {
  const t = useTranslations()
  const accounts = useQuery(accountsQuery())
  const transactions = useQuery(transactionsQuery())
  const hasHistory = useCapability('rate_history')
  const account = accounts.data?.[0]
  const today = easternDate(providerNow())
  return (
    <Page title={t('page')}>
      {hasHistory && account && <RateChangeNotice account={account} today={today} />}
      <TwoColumns
        main={
          <QueryBoundary
            query={transactions}
            title={t('load.interest')}
            note={t('load.safe')}
            shape={earnedPlaceholder}
          >
            {(all) => <Interest account={account} isLoaded={!accounts.isPending} transactions={all} />}
          </QueryBoundary>
        }
        side={
          <>
            <QueryBoundary
              query={accounts}
              title={t('load.account')}
              note={t('load.safe')}
              shape={ratePlaceholder}
            >
              {([open]) => open && <YourRate account={open} />}
            </QueryBoundary>
            <YearsColumn transactions={transactions.data} />
          </>
        }
      />
      {account && <Outlook account={account} />}
    </Page>
  )
}

interface InterestProps {
  /** Undefined while the account loads and once it is closed. */
  account: Account | undefined
  isLoaded: boolean
  transactions: readonly Transaction[]
}

/** Past interest and the next payment, or the date of the first one. */
function Interest({ account, isLoaded, transactions }: InterestProps) {
  const today = easternDate(providerNow())
  const years = interestByYear(transactions, today)
  const next = account ? nextInterest(account, transactions, today) : null
  return (
    <>
      <Earned account={account} years={years} next={next} today={today} />
      {years.length > 0 ? (
        <InterestByMonth years={years} next={next} today={today} />
      ) : (
        isLoaded && <NoInterest account={account} next={next} />
      )}
    </>
  )
}

function YearsColumn({ transactions }: { transactions: readonly Transaction[] | undefined }) {
  const today = easternDate(providerNow())
  const years = transactions ? interestByYear(transactions, today) : []
  return years.length > 0 && <YearsOfInterest years={years} today={today} />
}

/** The projection; nothing if no further deposit is possible. */
function Outlook({ account }: { account: Account }) {
  const t = useTranslations()
  const { wholeDollars } = useFormats()
  const isViewOnly = useIsViewOnly()
  if (isViewOnly || account.closingSince !== null) return null
  const saved = Math.max(0, account.currentBalance)
  return (
    <Card label={t('projection.title')}>
      <Stack gap={24}>
        <Stack gap={8}>
          <SectionHeading>{t('projection.title')}</SectionHeading>
          <p>{t('projection.lead', { amount: wholeDollars(saved) })}</p>
        </Stack>
        <Projection startCents={saved} apy={account.apy} />
      </Stack>
    </Card>
  )
}
