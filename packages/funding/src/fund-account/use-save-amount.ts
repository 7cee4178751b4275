import {
  fetchInitialFundAmount,
  type InitialFundAmount,
  initialFundAmountQuery,
  setInitialFundAmount,
} from '@coffer/api-client/funding'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { useRefetchFunded } from './use-refetch-funded.ts'

export const amountDraft = draftOf('first-amount')

/** Saves the amount of the first deposit, in cents. */
export function useSaveAmount() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const refetchFunded = useRefetchFunded()
  return useSubmission<number, InitialFundAmount>({
    send: (amount) => setInitialFundAmount(amount),
    async verify(amount) {
      const answer = await fetchInitialFundAmount()
      return answer.amount === amount ? { answer } : null
    },
    onAccepted(_, answer) {
      storeAnswer(client, initialFundAmountQuery().queryKey, answer)
      amountDraft.clear()
    },
    onDone: () => navigate('/fund-account/disclosure'),
    async onRejected(error) {
      // Another tab may have made the deposit, which the refetched status shows.
      if (failureOf(error).kind === 'forbidden') await refetchFunded()
      return fieldErrors(error, ['amount'])
    },
  })
}
