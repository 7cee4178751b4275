import { type JointHolder, resendInvitation } from '@coffer/api-client/joint'
import { isPendingSignup } from '@coffer/domain/joint'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { toasts } from '@coffer/session/toasts'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { useTranslations } from '../messages.ts'

/** Where sending again stands. `unsure`: nobody knows whether it arrived. */
export type Resending =
  | { kind: 'idle' }
  | { kind: 'under-way' }
  | { kind: 'unsure' }
  | { kind: 'failed'; error: unknown }

/** Sends the invitation again. Where the answer is lost, the invitation itself says whether it went out. */
export function useResending(holder: JointHolder) {
  const t = useTranslations()
  const { tryRefetch } = useHolderStatus()
  const [resending, setResending] = useState<Resending>({ kind: 'idle' })

  async function resend(): Promise<void> {
    if (resending.kind === 'under-way') return
    setResending({ kind: 'under-way' })
    const wasOnline = onlineManager.isOnline()
    try {
      await resendInvitation()
    } catch (error) {
      const now = await tryRefetch()
      const isRefused = failureOf(error).kind === 'forbidden'
      if (isRefused && now !== undefined && !(now && isPendingSignup(now))) {
        return toasts.show(t('movedOn'), 'info')
      }
      const isUnsure = wasOnline && isOutcomeUnknown(error)
      const arrived = isUnsure && now?.invitation && now.invitation.sentAt !== holder.invitation?.sentAt
      if (!arrived) {
        return setResending(isUnsure && now === undefined ? { kind: 'unsure' } : { kind: 'failed', error })
      }
    }
    await tryRefetch()
    setResending({ kind: 'idle' })
    toasts.show(t('holder.invited.resent', { email: holder.email }))
  }

  return { resending, resend: () => void resend() }
}
