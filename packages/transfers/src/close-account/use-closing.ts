import { closeAccount, type Closing } from '@coffer/api-client/transfers'
import { useNavigate } from '@coffer/router/link'
import { clearResult, recordResult } from '@coffer/session/flow-results'
import { attemptOf } from '@coffer/session/attempts'
import { type Sender, useSending } from '../moving-money/use-sending.ts'
import { sentClosingSchema } from '../withdraw/withdraw.schema.ts'
import { withdrawDraft } from '../withdraw/use-withdrawal.ts'

const attempt = attemptOf('closing-sent')

/** Withdraws everything and closes the account, and leads to how it ended. */
export function useClosing(): Sender<Closing> {
  const navigate = useNavigate()
  return useSending<Closing>({
    attempt,
    body: sentClosingSchema,
    send: (body, idempotencyKey) => closeAccount({ ...body, idempotencyKey }),
    onAccepted({ linkedAccountId }, outcome) {
      recordResult('account-closing', { linkedAccountId, ...outcome })
      withdrawDraft.clear()
    },
    onFailed: () => clearResult('account-closing'),
    onEnd: () => navigate('/withdraw/close-success', { replace: true }),
  })
}
