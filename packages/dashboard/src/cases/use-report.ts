import {
  type CaseReport,
  casesQuery,
  fetchCases,
  type NewCase,
  reportProblem,
} from '@coffer/api-client/cases'
import { messagesQuery } from '@coffer/api-client/messages'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useQueryClient } from '@tanstack/react-query'

type Report = Omit<CaseReport, 'idempotencyKey'>

/**
 * Reports a problem once. After a lost response, an open case of the depositor for the transaction proves its arrival.
 */
export function useReport(onSent: () => void): Submission<Report> {
  const client = useQueryClient()
  const { queryKey } = casesQuery()
  return useSubmission<Report, NewCase>({
    send: (report, idempotencyKey) => reportProblem({ ...report, idempotencyKey }),
    async verify({ transactionUuid }) {
      const overview = await fetchCases()
      const found = overview.cases.find(
        (one) =>
          one.transactionUuid === transactionUuid && one.threadUuid !== null && one.status !== 'closed',
      )
      return found ? { answer: { uuid: found.uuid, overview } } : null
    },
    // Another tab may have reported it.
    verifiesRejection: ({ kind }) => kind === 'conflict',
    touches: [messagesQuery().queryKey],
    onDone(_, { overview }) {
      onSent()
      storeAnswer(client, queryKey, overview)
    },
    onRejected: (error) => fieldErrors(error, ['reason', 'details']),
  })
}
