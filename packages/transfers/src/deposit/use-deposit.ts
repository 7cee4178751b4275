import { type Deposit, deposit } from '@coffer/api-client/transfers'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { attemptOf } from '@coffer/session/attempts'
import { type Sender, useSending } from '../moving-money/use-sending.ts'
import { sentDepositSchema } from './deposit.schema.ts'
import { depositSubmitted } from '../results.ts'

/** What is typed into the form of a deposit. */
export const depositDraft = draftOf('deposit')
const attempt = attemptOf('deposit-sent')

/** Sends a deposit and leads to how it ended. */
export function useDeposit(): Sender<Deposit> {
  const navigate = useNavigate()
  return useSending<Deposit>({
    attempt,
    body: sentDepositSchema,
    send: (body, idempotencyKey) => deposit({ ...body, idempotencyKey }),
    onAccepted(body, outcome) {
      depositSubmitted.record({ ...body, ...outcome })
      depositDraft.clear()
    },
    onFailed: () => depositSubmitted.clear(),
    onEnd: () => navigate('/deposit/success', { replace: true }),
  })
}
