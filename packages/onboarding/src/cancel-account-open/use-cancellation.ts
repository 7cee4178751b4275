import type { Cancellation } from '@coffer/application/cancellation-notice'
import { cancelApplication } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { failureOf, isOutcomeUnknown } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { endSession } from '@coffer/session/session'
import { onlineManager, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApplicationStatus } from '../application/use-application-status.ts'
import { applicationCancelled } from '../results.ts'

/**
 * Cancels the application. The provider has ended every session of the person by then, so this one ends here too,
 * in every tab; the result is recorded after that, as ending a session forgets all results.
 */
export function useCancellation() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { invalidate } = useApplicationStatus()
  const [cancellation, setCancellation] = useState<Cancellation>({ status: 'idle' })

  async function cancel(): Promise<void> {
    if (cancellation.status === 'pending') return
    setCancellation({ status: 'pending' })
    const wasOnline = onlineManager.isOnline()
    try {
      await cancelApplication()
    } catch (error) {
      const { kind } = failureOf(error)
      if (kind === 'forbidden') {
        await invalidate()
        return setCancellation({ status: 'too-late' })
      }
      const isUnknown = wasOnline && isOutcomeUnknown(error)
      return setCancellation(isUnknown ? { status: 'outcome-unknown' } : { status: 'failed', error })
    }
    await endSession('asked')
    applicationCancelled.record({ cancelledAt: new Date(providerNow()).toISOString() })
    await navigate('/registration/cancelled-account-open', { replace: true })
    client.clear()
  }

  return { cancellation, cancel: () => void cancel() }
}
