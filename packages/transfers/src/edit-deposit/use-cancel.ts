import { failureOf, isDefinitiveRejection } from '@coffer/errors/failure-of'
import { invalidate } from '@coffer/api-client/invalidate'
import { transactionsQuery, voidTransaction } from '@coffer/api-client/transactions'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from '../messages.ts'
import type { ScheduledDeposit } from './scheduled-deposit.ts'
import { editDraft } from './use-edit.ts'
import { depositCancelled } from '../results.ts'

export type Cancelling =
  | { at: 'ready' }
  | { at: 'asking' }
  | { at: 'sending' }
  | { at: 'refused'; error: unknown }
  | { at: 'unconfirmed' }

/** Cancels a scheduled deposit. After a lost answer the list of transactions is asked what became of it. */
export function useCancel({ uuid, plan }: ScheduledDeposit) {
  const t = useTranslations()
  const navigate = useNavigate()
  const client = useQueryClient()
  const isSending = useRef(false)
  const [state, setState] = useState<Cancelling>({ at: 'ready' })

  async function isCancelled(): Promise<boolean> {
    await invalidate(client, transactionsQuery().queryKey)
    const transactions = await client.fetchQuery(transactionsQuery()).catch(() => [])
    return transactions.find((one) => one.uuid === uuid)?.status === 'Cancelled'
  }

  async function cancelled() {
    depositCancelled.record({
      amount: plan.amount,
      scheduledFor: plan.startDate,
      isRepeating: plan.frequency !== 'once',
    })
    editDraft(uuid).clear()
    await invalidate(client)
    toasts.show(t('cancel.done.notice'))
    await navigate('/deposit/cancel-success', { replace: true })
  }

  async function cancel() {
    if (isSending.current) return
    isSending.current = true
    setState({ at: 'sending' })
    try {
      await voidTransaction(uuid)
      await cancelled()
    } catch (error) {
      if (await isCancelled()) await cancelled()
      else
        setState(isDefinitiveRejection(failureOf(error)) ? { at: 'refused', error } : { at: 'unconfirmed' })
    } finally {
      isSending.current = false
    }
  }

  return { state, ask: () => setState({ at: 'asking' }), keep: () => setState({ at: 'ready' }), cancel }
}
