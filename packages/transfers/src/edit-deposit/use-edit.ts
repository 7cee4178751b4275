import { type DepositChange, editDeposit } from '@coffer/api-client/transfers'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { useMemo } from 'react'
import { attemptOf } from '@coffer/session/attempts'
import { type Sender, useSending } from '../moving-money/use-sending.ts'
import { sentChangeSchema } from './edit-deposit.schema.ts'
import { depositRescheduled } from '../results.ts'

/** What is typed into the form that changes one deposit. */
export const editDraft = (uuid: string) => draftOf(`edit-deposit:${uuid}`)

/** Sends the change of a scheduled deposit and leads to how it ended. */
export function useEdit(uuid: string): Sender<DepositChange> {
  const navigate = useNavigate()
  const attempt = useMemo(() => attemptOf(`edit-deposit-sent:${uuid}`), [uuid])
  return useSending<DepositChange>({
    attempt,
    body: sentChangeSchema,
    send: (body, idempotencyKey) => editDeposit(uuid, { ...body, idempotencyKey }),
    onAccepted(body) {
      depositRescheduled.record(body)
      editDraft(uuid).clear()
    },
    onFailed: () => depositRescheduled.clear(),
    onEnd: () => navigate('/deposit/reschedule-success', { replace: true }),
  })
}
