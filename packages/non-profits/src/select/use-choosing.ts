import {
  fetchSelectedNonProfit,
  type NonProfit,
  selectedNonProfitQuery,
  selectNonProfit,
} from '@coffer/api-client/non-profits'
import { isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { nonProfitChosen } from '../results.ts'

export type Sending = { at: 'ready' } | { at: 'sending' } | { at: 'failed'; error: unknown }

/** Chooses one and leads to how it ended. After a lost answer it is asked which one is chosen by now. */
export function useChoosing(chosen: NonProfit, onChosen: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [state, setState] = useState<Sending>({ at: 'ready' })

  async function isChosen(): Promise<boolean> {
    const now = await fetchSelectedNonProfit().catch(() => null)
    return now?.ein === chosen.ein
  }

  async function choose(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState({ at: 'sending' })
    try {
      await selectNonProfit(chosen.ein).catch(async (error: unknown) => {
        if (!isOutcomeUnknown(error) || !(await isChosen())) throw error
      })
      client.setQueryData(selectedNonProfitQuery().queryKey, chosen)
      nonProfitChosen.record({ ein: chosen.ein, name: chosen.name })
      onChosen()
      await navigate('/non-profit/success', { replace: true })
    } catch (error) {
      setState({ at: 'failed', error })
    } finally {
      isSending.current = false
    }
  }

  return { state, choose }
}
