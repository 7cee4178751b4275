import { closeAccount, type Closing } from '@coffer/api-client/transfers'
import { idempotentSubmission } from '@coffer/forms/idempotent-submission'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { submissionStores } from '@coffer/session/submission-stores'
import type { useStepUp } from '@coffer/step-up/use-step-up'
import { useMoneySubmission } from '../transfer/use-money-submission.ts'
import { sentClosingSchema } from './closing.schema.ts'
import { accountClosing } from '../results.ts'

/** The draft of the closing form. */
export const closingDraft = draftOf('closing')
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
      closingDraft.clear()
    },
    clearOutcome: () => accountClosing.clear(),
    onDone: () => navigate('/withdraw/close-success', { replace: true }),
    intercept,
  })
}
