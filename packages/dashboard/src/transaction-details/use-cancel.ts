import {
  type Transaction,
  transactionsQuery,
  verifyVoided,
  voidTransaction,
} from '@coffer/api-client/transactions'
import { useSubmission } from '@coffer/forms/use-submission'
import { toasts } from '@coffer/session/toasts'
import { useQueryClient } from '@tanstack/react-query'
import { isIncoming } from '../transaction/movement.ts'
import { useTranslations } from '../messages.ts'

/** Cancels a transfer that has not been submitted to the bank. */
export function useCancel({ uuid, direction }: Transaction) {
  const t = useTranslations()
  const client = useQueryClient()
  return useSubmission<void, void>({
    send: () => voidTransaction(uuid),
    verify: () => verifyVoided(uuid),
    verifiesRejection: () => true,
    touches: 'everything',
    onAccepted: () =>
      toasts.show(t(isIncoming(direction) ? 'cancelTransfer.done.in' : 'cancelTransfer.done.out')),
    onDone: () => client.refetchQueries({ queryKey: transactionsQuery().queryKey, type: 'active' }),
  })
}
