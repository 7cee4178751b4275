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

/** The balance over time. The numbers above come first; the chart's code comes after them. */
export function BalanceCard({ account, isComing }: { account: Account | undefined; isComing: boolean }) {
  const t = useTranslations()
  const { data: transactions, error } = useQuery(transactionsQuery())
  if (!account || !transactions) {
    return (isComing || account) && !error ? <Coming /> : null
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
          <LateChart account={account} transactions={transactions} />
        </Stack>
      )}
    </Card>
  )
}

/** As high as what comes, so that nothing under it moves. */
const Shape = styled.div`
  display: grid;
  align-content: end;
  height: 27.5rem;
`

const shape = (
  <Shape>
    <Skeleton shape="chart" />
  </Shape>
)

function Coming() {
  const t = useTranslations()
  return (
    <Card>
      <Stack>
        <SectionHeading>{t('chart.title')}</SectionHeading>
        <LoadingRegion>{shape}</LoadingRegion>
      </Stack>
    </Card>
  )
}

function LateChart(props: { account: Account; transactions: readonly Transaction[] }) {
  const t = useTranslations()
  const [chart, setChart] = useState<{ Chart: Chart } | 'coming' | 'failed'>('coming')
  useEffect(() => {
    import('./balance-over-time.tsx').then(
      ({ BalanceOverTime }) => setChart({ Chart: BalanceOverTime }),
      () => setChart('failed'),
    )
  }, [])
  if (chart === 'failed') return <p>{t('chart.failed')}</p>
  if (chart === 'coming') return <LoadingRegion>{shape}</LoadingRegion>
  return <chart.Chart {...props} />
}
