import { type JointHolder, fetchJointHolder, jointKey, resendInvitation } from '@coffer/api-client/joint'
import { isPendingSignup } from '@coffer/domain/joint'
import { failureOf } from '@coffer/errors/failure-of'
import { useSubmission } from '@coffer/forms/use-submission'
import { toasts } from '@coffer/session/toasts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { useTranslations } from '../messages.ts'

/** Resends the invitation. After a lost response, the time of the invitation shows whether it was sent. */
export function useResendInvitation() {
  const t = useTranslations()
  const { tryRefetch } = useHolderStatus()
  return useSubmission<JointHolder, void>({
    send: () => resendInvitation(),
    async verify({ invitation: before }) {
      const invitation = (await fetchJointHolder())?.invitation
      return invitation && invitation.sentAt !== before?.sentAt ? { answer: undefined } : null
    },
    touches: [jointKey],
    async onDone({ email }) {
      await tryRefetch()
      toasts.show(t('holder.invited.resent', { email }))
    },
    async onRejected(error) {
      if (failureOf(error).kind !== 'forbidden') return undefined
      const holder = await tryRefetch()
      if (holder === undefined || (holder && isPendingSignup(holder))) return undefined
      toasts.show(t('movedOn'), 'info')
      return 'handled'
    },
  })
}
