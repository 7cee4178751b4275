import {
  fetchInitialFundAmount,
  type InitialFundAmount,
  initialFundAmountQuery,
  setInitialFundAmount,
} from '@coffer/api-client/funding'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/errors/use-submission'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { useQueryClient } from '@tanstack/react-query'
import { useStandingAgain } from './use-standing-again.ts'

export const amountDraft = draftOf('first-amount')

/** Saves the amount of the first deposit, in cents. */
export function useAmount() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const lookAgain = useStandingAgain()
  return useSubmission<number, InitialFundAmount>({
    send: (amount) => setInitialFundAmount(amount),
    async verify(amount) {
      const answer = await fetchInitialFundAmount()
      return answer.amount === amount ? { answer } : null
    },
    onAccepted(_, answer) {
      client.setQueryData(initialFundAmountQuery().queryKey, answer)
      amountDraft.clear()
    },
    onDone: () => navigate('/fund-account/disclosure'),
    async onRejected(error) {
      // Funded from another tab: the screen sees it in what is fetched again.
      if (failureOf(error).kind === 'forbidden') await lookAgain()
      return fieldErrors(error, ['amount'])
    },
  })
}
