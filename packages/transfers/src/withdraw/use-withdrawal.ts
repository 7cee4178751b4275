import { withdraw, type Withdrawal } from '@coffer/api-client/transfers'
import { idempotentSubmission } from '@coffer/forms/idempotent-submission'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { submissionStores } from '@coffer/session/submission-stores'
import type { useStepUp } from '@coffer/step-up/use-step-up'
import { useMoneySubmission } from '../transfer/use-money-submission.ts'
import { sentWithdrawalSchema } from './withdraw.schema.ts'
import { withdrawalSubmitted } from '../results.ts'

/** The draft of the withdrawal form. */
export const withdrawDraft = draftOf('withdrawal')
const record = idempotentSubmission(submissionStores.withdrawal, sentWithdrawalSchema)

export function useWithdrawal({ intercept }: Pick<ReturnType<typeof useStepUp>, 'intercept'>) {
  const navigate = useNavigate()
  return useMoneySubmission<Withdrawal>({
    record,
    send: (body, idempotencyKey) => withdraw({ ...body, idempotencyKey }),
    fields: ['amount', 'linkedAccountId'],
    recordOutcome(body, outcome) {
      withdrawalSubmitted.record({ ...body, ...outcome })
      withdrawDraft.clear()
    },
    clearOutcome: () => withdrawalSubmitted.clear(),
    onDone: () => navigate('/withdraw/success', { replace: true }),
    intercept,
  })
}
