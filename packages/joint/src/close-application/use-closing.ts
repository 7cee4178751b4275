import type { Cancellation } from '@coffer/application/cancellation-notice'
import { closeHolderApplication } from '@coffer/api-client/joint'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { clearDrafts } from '../application/drafts.ts'
import { useHolderStatus } from '../application/use-holder-status.ts'
import { useTranslations } from '../messages.ts'

/** Closes the application. §4: holder and progress are deleted, here and at the provider. */
export function useClosing(name: string) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { store, tryRefetch } = useHolderStatus()
  const [cancellation, setCancellation] = useState<Cancellation>({ status: 'idle' })

  async function close(): Promise<void> {
    if (cancellation.status === 'pending') return
    setCancellation({ status: 'pending' })
    const wasOnline = onlineManager.isOnline()
    try {
      await closeHolderApplication()
    } catch (error) {
      const isRefused = failureOf(error).kind === 'forbidden'
      const isUnknown = wasOnline && isOutcomeUnknown(error)
      const holder = isRefused || isUnknown ? await tryRefetch() : undefined
      // Closed in another tab, or by the request whose answer was lost.
      if (holder !== null) {
        if (isRefused) return setCancellation({ status: 'too-late' })
        return setCancellation(
          isUnknown && holder === undefined ? { status: 'outcome-unknown' } : { status: 'failed', error },
        )
      }
    }
    clearDrafts()
    await store(null)
    toasts.show(t('close.closed', { name }))
    await navigate('/joint-account/account-holder', { replace: true })
  }

  return { cancellation, close: () => void close() }
}
