import { type DepositChange, editDeposit } from '@coffer/api-client/transfers'
import { idempotentSubmission } from '@coffer/forms/idempotent-submission'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { submissionStores } from '@coffer/session/submission-stores'
import { useMemo } from 'react'
import { useMoneySubmission } from '../transfer/use-money-submission.ts'
import { sentChangeSchema } from './edit-deposit.schema.ts'
import { depositRescheduled } from '../results.ts'

/** The draft of the form for one deposit. */
export const editDraft = (uuid: string) => draftOf(`edit-deposit:${uuid}`)

export function useEdit(uuid: string) {
  const navigate = useNavigate()
  const record = useMemo(
    () => idempotentSubmission(submissionStores.depositChange(uuid), sentChangeSchema),
    [uuid],
  )
  return useMoneySubmission<DepositChange>({
    record,
    send: (body, idempotencyKey) => editDeposit(uuid, { ...body, idempotencyKey }),
    fields: ['amount', 'startDate', 'endDate'],
    recordOutcome(body) {
      depositRescheduled.record(body)
      editDraft(uuid).clear()
    },
    clearOutcome: () => depositRescheduled.clear(),
    onDone: () => navigate('/deposit/reschedule-success', { replace: true }),
  })
}
