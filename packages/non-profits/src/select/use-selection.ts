import {
  fetchSelectedNonProfit,
  type NonProfit,
  selectedNonProfitQuery,
  selectNonProfit,
} from '@coffer/api-client/non-profits'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/errors/use-submission'
import { useNavigate } from '@coffer/router/link'
import { useQueryClient } from '@tanstack/react-query'
import { nonProfitChosen } from '../results.ts'

/** Selects a non-profit and opens the success screen. After a lost response, the selected non-profit is fetched. */
export function useSelection(onSelected: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmission<NonProfit, void>({
    send: ({ ein }) => selectNonProfit(ein),
    verify: async ({ ein }) => ((await selectedEin()) === ein ? { answer: undefined } : null),
    onAccepted(nonProfit) {
      storeAnswer(client, selectedNonProfitQuery().queryKey, nonProfit)
      nonProfitChosen.record({ ein: nonProfit.ein, name: nonProfit.name })
      onSelected()
    },
    onDone: () => navigate('/non-profit/success', { replace: true }),
  })
}

async function selectedEin(): Promise<string | null> {
  try {
    return (await fetchSelectedNonProfit()).ein
  } catch (error) {
    // The provider responds 400 if none is selected.
    if (failureOf(error).kind === 'rejected') return null
    throw error
  }
}
