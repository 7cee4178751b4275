import {
  type BankRemoval,
  chooseDefaultBank,
  fetchLinkedAccounts,
  type LinkedAccount,
  type LinkedAccounts,
  linkedAccountsQuery,
  removeBank,
} from '@coffer/api-client/linking'
import { invalidatePlans } from '@coffer/api-client/plans'
import { storeAnswer } from '@coffer/api-client/store-answer'
import { transactionsQuery } from '@coffer/api-client/transactions'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { Submission } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { toasts } from '@coffer/session/toasts'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from './messages.ts'

/** Chooses the default bank. After a lost response, the list shows whether it was changed. */
export function useDefaultChoice(onChosen: () => void): Submission<LinkedAccount> {
  const t = useTranslations()
  const client = useQueryClient()
  const nameOf = useLinkedAccountName()
  const { queryKey } = linkedAccountsQuery()
  return useSubmission<LinkedAccount, LinkedAccounts>({
    send: ({ uuid }, idempotencyKey) => chooseDefaultBank(uuid, { idempotencyKey }),
    async verify({ uuid }) {
      const answer = await fetchLinkedAccounts()
      return answer.accounts.some((one) => one.uuid === uuid && one.isDefault) ? { answer } : null
    },
    onAccepted(bank, answer) {
      storeAnswer(client, queryKey, answer)
      toasts.show(t('default.done', { bank: nameOf(bank) }))
    },
    onDone: onChosen,
    onRejected: () => void client.invalidateQueries({ queryKey }),
  })
}

/** The bank to remove, with the choice for its plans. */
export interface Removal extends BankRemoval {
  bank: LinkedAccount
}

/** Removes a bank. After a lost response, or if another tab was faster, the list shows whether it is removed. */
export function useBankRemoval(onRemoved: () => void): Submission<Removal> {
  const t = useTranslations()
  const client = useQueryClient()
  const nameOf = useLinkedAccountName()
  const { queryKey } = linkedAccountsQuery()
  const { queryKey: transactions } = transactionsQuery()
  return useSubmission<Removal, LinkedAccounts>({
    send: ({ bank, ...removal }, idempotencyKey) => removeBank(bank.uuid, { ...removal, idempotencyKey }),
    async verify({ bank }) {
      const answer = await fetchLinkedAccounts()
      return answer.accounts.some(({ uuid }) => uuid === bank.uuid) ? null : { answer }
    },
    verifiesRejection: ({ kind }) => kind === 'missing',
    touches: [transactions],
    onAccepted({ bank }, answer) {
      storeAnswer(client, queryKey, answer)
      void invalidatePlans(client)
      toasts.show(t('remove.done', { bank: nameOf(bank) }))
    },
    onDone: onRemoved,
    onRejected(error) {
      // The dialog’s data about the bank and its use may be stale.
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: transactions })
      return fieldErrors(error, ['plans'], (rejected) => (rejected === 'moveTo' ? 'plans' : rejected))
    },
  })
}
