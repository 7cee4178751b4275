import { transactionsQuery } from '@coffer/api-client/transactions'
import { Link } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { styled } from 'styled-components'
import { TransactionRow } from '../transaction/transaction-row.tsx'
import { useOpenTransaction } from '../transaction/use-open-transaction.ts'
import { useTranslations } from '../messages.ts'

const SHOWN = 5

const Rows = styled.ul`
  li:first-child {
    --row-line: 0;
  }
`

/** The latest transactions, and a link to all of them. */
export function RecentTransactions() {
  const t = useTranslations()
  const transactions = useQuery(transactionsQuery())
  const open = useOpenTransaction()
  return (
    <Card>
      <Stack gap={8}>
        <Cluster justify="between">
          <SectionHeading>{t('recent.title')}</SectionHeading>
          {transactions.data && transactions.data.length > 0 && (
            <Link to="/dashboard/transactions-list">{t('recent.all')}</Link>
          )}
        </Cluster>
        <QueryBoundary
          query={transactions}
          title={t('load.transactions')}
          note={t('load.safe')}
          shape={<Skeleton shape="row" count={SHOWN} />}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState icon="transactions" title={t('recent.none.title')}>
                {t('recent.none.body')}
              </EmptyState>
            ) : (
              <Rows>
                {all.slice(0, SHOWN).map((transaction) => (
                  <li key={transaction.uuid}>
                    <TransactionRow transaction={transaction} open={open} />
                  </li>
                ))}
              </Rows>
            )
          }
        </QueryBoundary>
      </Stack>
    </Card>
  )
}
