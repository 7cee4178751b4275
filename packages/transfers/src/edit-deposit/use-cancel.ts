import { verifyVoided, voidTransaction } from '@coffer/api-client/transactions'
import { useSubmission } from '@coffer/errors/use-submission'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { useTranslations } from '../messages.ts'
import type { ScheduledDeposit } from './scheduled-deposit.ts'
import { editDraft } from './use-edit.ts'
import { depositCancelled } from '../results.ts'

/** Cancels a scheduled deposit. */
export function useCancel({ uuid, plan, scheduledFor }: ScheduledDeposit) {
  const t = useTranslations()
  const navigate = useNavigate()
  return useSubmission<void, void>({
    send: () => voidTransaction(uuid),
    verify: () => verifyVoided(uuid),
    verifiesRejection: () => true,
    touches: 'everything',
    onAccepted() {
      const { amount, frequency } = plan
      depositCancelled.record({ amount, scheduledFor, isRepeating: frequency !== 'once' })
      editDraft(uuid).clear()
      toasts.show(t('cancel.done.notice'))
    },
    onDone: () => navigate('/deposit/cancel-success', { replace: true }),
  })
}
