import { type Deposit, deposit } from '@coffer/api-client/transfers'
import { idempotentSubmission } from '@coffer/forms/idempotent-submission'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { submissionStores } from '@coffer/session/submission-stores'
import { useMoneySubmission } from '../transfer/use-money-submission.ts'
import { sentDepositSchema } from './deposit.schema.ts'
import { depositSubmitted } from '../results.ts'

/** The draft of the deposit form. */
export const depositDraft = draftOf('deposit')
const record = idempotentSubmission(submissionStores.deposit, sentDepositSchema)

export function useDeposit() {
  const navigate = useNavigate()
  return useMoneySubmission<Deposit>({
    record,
    send: (body, idempotencyKey) => deposit({ ...body, idempotencyKey }),
    fields: ['amount', 'linkedAccountId', 'startDate', 'endDate'],
    recordOutcome(body, outcome) {
      depositSubmitted.record({ ...body, ...outcome })
      depositDraft.clear()
    },
    clearOutcome: () => depositSubmitted.clear(),
    onDone: () => navigate('/deposit/success', { replace: true }),
  })
}
