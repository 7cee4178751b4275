import { changeHolderEmail, fetchJointHolder, type JointHolder, jointKey } from '@coffer/api-client/joint'
import { normalEmail } from '@coffer/domain/email'
import { isPendingSignup } from '@coffer/domain/joint'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling } from '@coffer/forms/submission'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { drafts } from '../application/drafts.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { useTranslations } from '../messages.ts'
import { jointEmailChanged, jointEmailUnchanged } from '../results.ts'

/** Sends the invitation to another email. After a lost response, the holder’s email shows whether it was changed. */
export function useChangeEmail() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { tryRefetch } = useHolderStatus()
  return useSubmission<string, JointHolder | null | undefined>({
    async send(email) {
      await changeHolderEmail(email)
      return tryRefetch()
    },
    async verify(email) {
      const holder = await fetchJointHolder()
      return holder?.email === normalEmail(email) ? { answer: holder } : null
    },
    touches: [jointKey],
    onAccepted(email, holder) {
      drafts.newEmail.clear()
      jointEmailChanged.record({ email, expiresAt: holder?.invitation?.expiresAt ?? null })
    },
    onDone: () => navigate('/joint-account/edit-email/success', { replace: true }),
    async onRejected(error, email): Promise<RejectionHandling> {
      const errors = fieldErrors(error, ['email'])
      const { kind, message } = failureOf(error)
      if (errors || !(kind === 'rejected' || kind === 'forbidden' || kind === 'rate-limited')) return errors
      const holder = await tryRefetch()
      if (holder === undefined || (holder && isPendingSignup(holder))) {
        const reason = kind === 'rate-limited' ? 'too-often' : 'refused'
        jointEmailUnchanged.record({ email, reason, message })
        await navigate('/joint-account/edit-email/failed')
      } else {
        toasts.show(t('movedOn'), 'info')
        await navigate('/joint-account/account-holder', { replace: true })
      }
      return 'handled'
    },
  })
}
