import type { Account } from '@coffer/api-client/accounts'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { providerNow } from '@coffer/api-client/transport'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import { media } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { firstMovement } from './daily-balances.ts'
import { FirstDeposit } from './first-deposit.tsx'

type Chart = ComponentType<{ account: Account; transactions: readonly Transaction[] }>

let loadedChart: Chart | undefined

async function loadChart(): Promise<Chart> {
  const { BalanceOverTime } = await import('./balance-over-time.tsx')
  loadedChart = BalanceOverTime
  return BalanceOverTime
}

/**
 * The balance over time; the chart's code loads while the data do. With less than two days of data the card names
 * the day the chart starts, and without any transaction it shows the dates of a first deposit.
 */
export function BalanceCard({ account, isLoading }: { account: Account | undefined; isLoading: boolean }) {
  const t = useTranslations()
  const { date } = useFormats()
  const { data: transactions, error } = useQuery(transactionsQuery())
  useEffect(() => {
    // LazyChart reports a failure.
    loadChart().catch(() => undefined)
  }, [])
  if (!account || !transactions) {
    return (isLoading || account) && !error ? <LoadingChart /> : null
  }
  if (transactions.length === 0 && account.currentBalance === 0) return <FirstDeposit />
  const first = firstMovement(transactions)
  if (first === null) return null
  const starts = addDays(first, 1)
  return (
    <Card>
      <Stack>
        <SectionHeading>{t('chart.title')}</SectionHeading>
        {starts > easternDate(providerNow()) ? (
          <p>{t('chart.starts', { date: date(starts) })}</p>
        ) : (
          <LazyChart account={account} transactions={transactions} />
        )}
      </Stack>
    </Card>
  )
}

/** As high as the chart, so that the page below does not shift. */
const ChartPlaceholder = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: end;
  height: 30.4375rem;

  ${media.drawer} {
    height: 28.875rem;
  }
`

const chartPlaceholder = (
  <ChartPlaceholder>
    <Skeleton shape="chart" />
  </ChartPlaceholder>
)

function LoadingChart() {
  const t = useTranslations()
  return (
    <Card>
      <Stack>
        <SectionHeading>{t('chart.title')}</SectionHeading>
        <LoadingRegion>{chartPlaceholder}</LoadingRegion>
      </Stack>
    </Card>
  )
}

function LazyChart(props: { account: Account; transactions: readonly Transaction[] }) {
  const t = useTranslations()
  const [chart, setChart] = useState<{ Chart: Chart } | 'loading' | 'failed'>(
    loadedChart ? { Chart: loadedChart } : 'loading',
  )
  useEffect(() => {
    loadChart().then(
      (Chart) => setChart({ Chart }),
      () => setChart('failed'),
    )
  }, [])
  if (chart === 'failed') return <p>{t('chart.failed')}</p>
  if (chart === 'loading') return <LoadingRegion>{chartPlaceholder}</LoadingRegion>
  return <chart.Chart {...props} />
}
