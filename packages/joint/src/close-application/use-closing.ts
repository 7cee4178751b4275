import { closeHolderApplication } from '@coffer/api-client/joint'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { toasts } from '@coffer/session/toasts'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { clearDrafts } from '../application/drafts.ts'
import { useStanding } from '../application/use-standing.ts'
import { useTranslations } from '../messages.ts'

/** Where the closing stands. `unsure`: nobody knows whether it arrived. */
export type Closing =
  | { kind: 'asked' }
  | { kind: 'under-way' }
  | { kind: 'too-late' }
  | { kind: 'unsure' }
  | { kind: 'failed'; error: unknown }

/** Closes the application; §4: the holder and their progress are gone then, here and at the provider. */
export function useClosing(name: string) {
  const t = useTranslations()
  const navigate = useNavigate()
  const standing = useStanding()
  const [closing, setClosing] = useState<Closing>({ kind: 'asked' })

  async function close(): Promise<void> {
    if (closing.kind === 'under-way') return
    setClosing({ kind: 'under-way' })
    const wasOnline = onlineManager.isOnline()
    try {
      await closeHolderApplication()
    } catch (error) {
      const isRefused = failureOf(error).kind === 'forbidden'
      const isUnsure = wasOnline && isOutcomeUnknown(error)
      const holder = isRefused || isUnsure ? await standing.find() : undefined
      // Closed in another tab, or the answer was lost: either way nobody is there any more.
      if (holder !== null) {
        if (isRefused) return setClosing({ kind: 'too-late' })
        return setClosing(isUnsure && holder === undefined ? { kind: 'unsure' } : { kind: 'failed', error })
      }
    }
    clearDrafts()
    await standing.learn(null)
    toasts.show(t('close.closed', { name }))
    await navigate('/joint-account/account-holder', { replace: true })
  }

  return { closing, close: () => void close() }
}
