import type { Account } from '@coffer/api-client/accounts'
import { type Transaction, transactionsQuery } from '@coffer/api-client/transactions'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { hasMoved } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'

type Chart = ComponentType<{ account: Account; transactions: readonly Transaction[] }>

/** The balance over time; the chart's code loads after the numbers above. */
export function BalanceCard({ account, isComing }: { account: Account | undefined; isComing: boolean }) {
  const t = useTranslations()
  const { data: transactions, error } = useQuery(transactionsQuery())
  if (!account || !transactions) {
    return (isComing || account) && !error ? <LoadingChart /> : null
  }
  const isEmpty =
    account.currentBalance === 0 &&
    account.pendingBalance === 0 &&
    !transactions.some(({ status }) => hasMoved(status))
  return (
    <Card>
      {isEmpty ? (
        <EmptyState icon="deposit" title={t('empty.title')}>
          {t('empty.body')}
        </EmptyState>
      ) : (
        <Stack>
          <SectionHeading>{t('chart.title')}</SectionHeading>
          <LazyChart account={account} transactions={transactions} />
        </Stack>
      )}
    </Card>
  )
}

/** As high as the chart, so that the page below does not shift. */
const ChartPlaceholder = styled.div`
  display: grid;
  align-content: end;
  height: 27.5rem;
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
  const [chart, setChart] = useState<{ Chart: Chart } | 'loading' | 'failed'>('loading')
  useEffect(() => {
    import('./balance-over-time.tsx').then(
      ({ BalanceOverTime }) => setChart({ Chart: BalanceOverTime }),
      () => setChart('failed'),
    )
  }, [])
  if (chart === 'failed') return <p>{t('chart.failed')}</p>
  if (chart === 'loading') return <LoadingRegion>{chartPlaceholder}</LoadingRegion>
  return <chart.Chart {...props} />
}
