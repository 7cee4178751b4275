import { cancelApplication, depositorQuery } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { endSession } from '@coffer/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { applicationCancelled } from '../results.ts'

/**
 * Cancels the application. A lost response cannot be verified, because the provider has then ended every session of the
 * depositor, including this one.
 */
export function useCancelApplication() {
  const navigate = useNavigate()
  const client = useQueryClient()

  /** Ends the session in every tab, then records the result, because ending a session clears all results. */
  async function endCanceledSession(): Promise<void> {
    await endSession('asked')
    applicationCancelled.record({ cancelledAt: new Date(providerNow()).toISOString() })
    await navigate('/registration/cancelled-account-open', { replace: true })
    client.clear()
  }

  return useSubmission<void, void>({
    send: () => cancelApplication(),
    touches: [depositorQuery().queryKey],
    onAccepted: () => void endCanceledSession(),
  })
}
