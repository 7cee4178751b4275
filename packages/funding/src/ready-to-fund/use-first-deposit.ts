import { fetchDepositor } from '@coffer/api-client/depositor'
import { fundAccount } from '@coffer/api-client/funding'
import { followRequest } from '@coffer/api-client/request'
import { ApiError, emptyDetails } from '@coffer/api-client/transport'
import { idempotentSubmission } from '@coffer/errors/idempotent-submission'
import { stepReached } from '@coffer/domain/status'
import { useSubmission } from '@coffer/errors/use-submission'
import { fundSuccess } from '@coffer/router/access-results'
import { useNavigate } from '@coffer/router/link'
import { submissionStores } from '@coffer/session/submission-stores'
import { number, object, pipe, safeInteger, string } from 'valibot'
import { useStandingAgain } from '../fund-account/use-standing-again.ts'

/** How long the accepted transfer is followed before going on; its answer already said SUCCESS. */
const FOLLOW_MS = 20_000

export interface FirstDeposit {
  linkedAccountId: string
  /** Cents. */
  amount: number
}

const record = idempotentSubmission<FirstDeposit>(
  submissionStores.firstDeposit,
  object({ linkedAccountId: string(), amount: pipe(number(), safeInteger()) }),
)

/** Moves the first deposit. A lost one is looked for by how far the application is. */
export function useFirstDeposit() {
  const navigate = useNavigate()
  const lookAgain = useStandingAgain()
  return useSubmission<FirstDeposit, string | null>({
    record,
    send: ({ linkedAccountId }, idempotencyKey) => startTransfer(linkedAccountId, idempotencyKey),
    verify: async () => (stepReached((await fetchDepositor()).lastStep, 'funded') ? { answer: null } : null),
    follow: async (requestId, { signal }) =>
      requestId !== null &&
      followRequest(requestId, { signal: AbortSignal.any([signal, AbortSignal.timeout(FOLLOW_MS)]) }),
    touches: 'everything',
    onAccepted: ({ amount }, requestId) => fundSuccess.record({ amount, requestId }),
    onDone: () => navigate('/fund-account/successful-fund', { replace: true }),
    async onRejected(_error, _body, revoked) {
      if (revoked !== undefined) fundSuccess.clear()
      // Rejected, perhaps because another tab was first: the screen sees it in what is fetched again.
      await lookAgain()
    },
  })
}

async function startTransfer(linkedAccountId: string, idempotencyKey: string): Promise<string> {
  const { status, requestId } = await fundAccount({ linkedAccountId, idempotencyKey })
  // §3: only SUCCESS is a success.
  if (status !== 'SUCCESS') throw new ApiError('POST /fund-my-account', { ...emptyDetails, kind: 'rejected' })
  return requestId
}
