import { casesQuery } from '@coffer/api-client/cases'
import type { Transaction } from '@coffer/api-client/transactions'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CaseState } from './case-state.tsx'
import { ReportProblem } from './report-problem.tsx'

/** The problems reported about a transaction, and the report form unless the depositor has an open report. */
export function ReportedCases({ transaction }: { transaction: Transaction }) {
  const [hasReported, setReported] = useState(false)
  // The bank may reply while the page is open.
  const { data, error } = useQuery({ ...casesQuery(), staleTime: 0 })
  // Any other failure leaves the link to the message center.
  if (error && !data) return <ForbiddenNotice errors={[error]} />
  if (!data) return <Skeleton shape="row" />
  const own = data.cases.filter(({ transactionUuid }) => transactionUuid === transaction.uuid)
  const isOpen = own.some(({ threadUuid, status }) => threadUuid !== null && status !== 'closed')
  return (
    <>
      {own.map((reported) => (
        <CaseState
          key={reported.uuid}
          reported={reported}
          takesFocus={hasReported && reported.threadUuid !== null && reported.status !== 'closed'}
        />
      ))}
      {!isOpen && (
        <ReportProblem
          transaction={transaction}
          replyBusinessDays={data.replyBusinessDays}
          onSent={() => setReported(true)}
        />
      )}
    </>
  )
}
