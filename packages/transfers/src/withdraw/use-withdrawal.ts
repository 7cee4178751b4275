import { withdraw, type Withdrawal } from '@coffer/api-client/transfers'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { attemptOf } from '@coffer/session/attempts'
import { type Sender, useSending } from '../moving-money/use-sending.ts'
import { sentWithdrawalSchema } from './withdraw.schema.ts'
import { withdrawalSubmitted } from '../results.ts'

/** What is typed into the form of a withdrawal. */
export const withdrawDraft = draftOf('withdrawal')
const attempt = attemptOf('withdrawal-sent')

/** Sends a withdrawal and leads to how it ended. */
export function useWithdrawal(): Sender<Withdrawal> {
  const navigate = useNavigate()
  return useSending<Withdrawal>({
    attempt,
    body: sentWithdrawalSchema,
    send: (body, idempotencyKey) => withdraw({ ...body, idempotencyKey }),
    onAccepted(body, outcome) {
      withdrawalSubmitted.record({ ...body, ...outcome })
      withdrawDraft.clear()
    },
    onFailed: () => withdrawalSubmitted.clear(),
    onEnd: () => navigate('/withdraw/success', { replace: true }),
  })
}
