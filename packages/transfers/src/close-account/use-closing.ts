import { closeAccount, type Closing } from '@coffer/api-client/transfers'
import { idempotentSubmission } from '@coffer/errors/idempotent-submission'
import { useNavigate } from '@coffer/router/link'
import { submissionStores } from '@coffer/session/submission-stores'
import type { useStepUp } from '@coffer/step-up/use-step-up'
import { useMoneySubmission } from '../transfer/use-money-submission.ts'
import { sentClosingSchema } from '../withdraw/withdraw.schema.ts'
import { withdrawDraft } from '../withdraw/use-withdrawal.ts'
import { accountClosing } from '../results.ts'

const record = idempotentSubmission(submissionStores.closing, sentClosingSchema)

/** Withdraws everything and closes the account. */
export function useClosing({ intercept }: Pick<ReturnType<typeof useStepUp>, 'intercept'>) {
  const navigate = useNavigate()
  return useMoneySubmission<Closing>({
    record,
    send: (body, idempotencyKey) => closeAccount({ ...body, idempotencyKey }),
    fields: [],
    recordOutcome({ linkedAccountId }, outcome) {
      accountClosing.record({ linkedAccountId, ...outcome })
      withdrawDraft.clear()
    },
    clearOutcome: () => accountClosing.clear(),
    onDone: () => navigate('/withdraw/close-success', { replace: true }),
    intercept,
  })
}
