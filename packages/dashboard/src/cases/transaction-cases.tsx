import type { Transaction } from '@coffer/api-client/transactions'
import { lazyComponent } from '@coffer/i18n/lazy-component'
import { useCapability } from '@coffer/session/capabilities'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { Suspense } from 'react'
import { messages } from './messages.ts'

const ReportedCases = lazyComponent(
  () => import('./reported-cases.tsx').then((m) => m.ReportedCases),
  messages,
)

/** Problems with a transaction, if the tenant has the capability; their code loads with the first opened transaction. */
export function TransactionCases({ transaction }: { transaction: Transaction }) {
  const takesReports = useCapability('cases')
  if (!takesReports) return null
  return (
    <Suspense fallback={<Skeleton shape="row" />}>
      <ReportedCases transaction={transaction} />
    </Suspense>
  )
}
