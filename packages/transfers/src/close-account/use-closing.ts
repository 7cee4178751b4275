import { closeAccount, type Closing } from '@coffer/api-client/transfers'
import { useNavigate } from '@coffer/router/link'
import { attemptOf } from '@coffer/session/attempts'
import { type Sender, useSending } from '../moving-money/use-sending.ts'
import { sentClosingSchema } from '../withdraw/withdraw.schema.ts'
import { withdrawDraft } from '../withdraw/use-withdrawal.ts'
import { accountClosing } from '../results.ts'

const attempt = attemptOf('closing-sent')

/** Withdraws everything and closes the account, and leads to how it ended. */
export function useClosing(): Sender<Closing> {
  const navigate = useNavigate()
  return useSending<Closing>({
    attempt,
    body: sentClosingSchema,
    send: (body, idempotencyKey) => closeAccount({ ...body, idempotencyKey }),
    onAccepted({ linkedAccountId }, outcome) {
      accountClosing.record({ linkedAccountId, ...outcome })
      withdrawDraft.clear()
    },
    onFailed: () => accountClosing.clear(),
    onEnd: () => navigate('/withdraw/close-success', { replace: true }),
  })
}
