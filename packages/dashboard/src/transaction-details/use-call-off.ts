import { invalidate } from '@coffer/api-client/invalidate'
import { type Transaction, transactionsQuery, voidTransaction } from '@coffer/api-client/transactions'
import { failureOf, isDefinitiveRejection } from '@coffer/errors/failure-of'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'

export type CallingOff =
  | { at: 'ready' | 'asking' | 'sending' | 'unconfirmed' }
  | { at: 'refused'; error: unknown }

/** Calls a transfer off before it is submitted. After a lost answer the list is asked what became of it. */
export function useCallOff({ uuid, direction }: Transaction) {
  const t = useTranslations()
  const client = useQueryClient()
  const isSending = useRef(false)
  const [state, setState] = useState<CallingOff>({ at: 'ready' })

  /** Brings what has changed and answers whether it was called off. */
  async function look(): Promise<boolean> {
    await invalidate(client)
    const transactions = await client.fetchQuery({ ...transactionsQuery(), staleTime: 0 }).catch(() => [])
    const status = transactions.find((one) => one.uuid === uuid)?.status
    return status === 'Voided' || status === 'Cancelled'
  }

  function succeed() {
    setState({ at: 'ready' })
    toasts.show(t(isIncoming(direction) ? 'callOff.done.in' : 'callOff.done.out'))
  }

  async function callOff() {
    if (isSending.current) return
    isSending.current = true
    setState({ at: 'sending' })
    try {
      await voidTransaction(uuid)
      await look()
      succeed()
    } catch (error) {
      if (await look()) succeed()
      else
        setState(isDefinitiveRejection(failureOf(error)) ? { at: 'refused', error } : { at: 'unconfirmed' })
    } finally {
      isSending.current = false
    }
  }

  return { state, ask: () => setState({ at: 'asking' }), keep: () => setState({ at: 'ready' }), callOff }
}
