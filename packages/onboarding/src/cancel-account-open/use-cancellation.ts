import { cancelApplication } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { endSession } from '@coffer/session/session'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useStanding } from '../application/use-standing.ts'
import { applicationCancelled } from '../results.ts'

/** Where the cancelling stands. `unsure`: nobody knows whether it arrived. */
export type Cancellation =
  | { kind: 'asked' }
  | { kind: 'under-way' }
  | { kind: 'too-late' }
  | { kind: 'unsure' }
  | { kind: 'failed'; error: unknown }

/**
 * Cancels the application. The provider has ended every session of the person by then, so this one ends here too,
 * in every tab; the result is recorded after that, as ending a session forgets all results.
 */
export function useCancellation() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const standing = useStanding()
  const [cancellation, setCancellation] = useState<Cancellation>({ kind: 'asked' })

  async function cancel(): Promise<void> {
    if (cancellation.kind === 'under-way') return
    setCancellation({ kind: 'under-way' })
    const wasOnline = onlineManager.isOnline()
    try {
      await cancelApplication()
    } catch (error) {
      const { kind } = failureOf(error)
      if (kind === 'forbidden') {
        await standing.forget()
        return setCancellation({ kind: 'too-late' })
      }
      const isUnsure = wasOnline && isOutcomeUnknown(error)
      return setCancellation(isUnsure ? { kind: 'unsure' } : { kind: 'failed', error })
    }
    await endSession('asked')
    applicationCancelled.record({ cancelledAt: new Date(providerNow()).toISOString() })
    await navigate('/registration/cancelled-account-open', { replace: true })
    client.clear()
  }

  return { cancellation, cancel: () => void cancel() }
}
