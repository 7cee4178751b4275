import { changeHolderEmail, type JointHolder } from '@coffer/api-client/joint'
import { normalEmail } from '@coffer/domain/depositor-rules'
import { isPendingSignup } from '@coffer/domain/joint'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { type Refusal, refusalOf } from '@coffer/application/refusal'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { drafts } from '../application/drafts.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { useTranslations } from '../messages.ts'
import { jointEmailChanged, jointEmailUnchanged } from '../results.ts'

/** Has the invitation go to another email. What is refused by field goes back to the form; a lost answer is looked for. */
export function useChangingEmail() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { tryRefetch } = useHolderStatus()

  async function changed(email: string, holder: JointHolder | null | undefined): Promise<void> {
    drafts.newEmail.clear()
    jointEmailChanged.record({ email, expiresAt: holder?.invitation?.expiresAt ?? null })
    await navigate('/joint-account/edit-email/success', { replace: true })
  }

  return async ({ email }: { email: string }): Promise<void | Refusal> => {
    try {
      await changeHolderEmail(email)
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) return refusal
      const failure = failureOf(error)
      if (failure.kind === 'rejected' || failure.kind === 'forbidden' || failure.kind === 'rate-limited') {
        const holder = await tryRefetch()
        if (holder !== undefined && !(holder && isPendingSignup(holder))) {
          toasts.show(t('movedOn'), 'info')
          return navigate('/joint-account/account-holder', { replace: true })
        }
        const reason = failure.kind === 'rate-limited' ? 'too-often' : 'refused'
        jointEmailUnchanged.record({ email, reason, message: failure.message })
        return navigate('/joint-account/edit-email/failed')
      }
      const holder = isOutcomeUnknown(error) ? await tryRefetch() : undefined
      if (holder?.email !== normalEmail(email)) throw error
      return changed(email, holder)
    }
    await changed(email, await tryRefetch())
  }
}
