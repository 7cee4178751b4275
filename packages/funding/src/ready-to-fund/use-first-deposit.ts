import { fetchDepositor } from '@coffer/api-client/depositor'
import { fundAccount } from '@coffer/api-client/funding'
import { followRequest } from '@coffer/api-client/request'
import { ApiError, emptyDetails } from '@coffer/api-client/transport'
import { idempotentSubmission } from '@coffer/forms/idempotent-submission'
import { stepReached } from '@coffer/domain/status'
import { useSubmission } from '@coffer/forms/use-submission'
import { fundSuccess } from '@coffer/router/access-results'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { submissionStores } from '@coffer/session/submission-stores'
import { number, object, pipe, safeInteger, string } from 'valibot'
import { useRefetchFunded } from '../fund-account/use-refetch-funded.ts'

/** Max time for which the accepted transfer is polled; its response was already SUCCESS. */
const FOLLOW_MS = 20_000

export interface FirstDeposit {
  linkedAccountId: string
  /** Cents. */
  amount: number
}

/** The linked account chosen for the first deposit, kept while the amount is changed. */
export const sourceDraft = draftOf('first-deposit')

const record = idempotentSubmission<FirstDeposit>(
  submissionStores.firstDeposit,
  object({ linkedAccountId: string(), amount: pipe(number(), safeInteger()) }),
)

/** Makes the first deposit. After a lost response, the last step of the application tells whether it arrived. */
export function useFirstDeposit() {
  const navigate = useNavigate()
  const refetchFunded = useRefetchFunded()
  return useSubmission<FirstDeposit, string | null>({
    record,
    send: ({ linkedAccountId }, idempotencyKey) => startTransfer(linkedAccountId, idempotencyKey),
    verify: async () => (stepReached((await fetchDepositor()).lastStep, 'funded') ? { answer: null } : null),
    follow: async (requestId, { signal }) =>
      requestId !== null &&
      followRequest(requestId, { signal: AbortSignal.any([signal, AbortSignal.timeout(FOLLOW_MS)]) }),
    touches: 'everything',
    onAccepted({ amount }, requestId) {
      fundSuccess.record({ amount, requestId })
      sourceDraft.clear()
    },
    onDone: () => navigate('/fund-account/successful-fund', { replace: true }),
    async onRejected(_error, _body, revoked) {
      if (revoked !== undefined) fundSuccess.clear()
      // Another tab may have been first, which the refetched status shows.
      await refetchFunded()
    },
  })
}

async function startTransfer(linkedAccountId: string, idempotencyKey: string): Promise<string> {
  const { status, requestId } = await fundAccount({ linkedAccountId, idempotencyKey })
  // Any status other than SUCCESS means that no transfer was made.
  if (status !== 'SUCCESS') throw new ApiError('POST /fund-my-account', { ...emptyDetails, kind: 'rejected' })
  return requestId
}
