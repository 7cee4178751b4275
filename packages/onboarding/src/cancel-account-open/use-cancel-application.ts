import { cancelApplication, depositorQuery } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { useSubmission } from '@coffer/errors/use-submission'
import { useNavigate } from '@coffer/router/link'
import { endSession } from '@coffer/session/session'
import { useQueryClient } from '@tanstack/react-query'
import { applicationCancelled } from '../results.ts'

/**
 * Cancels the application. A lost answer cannot be verified: the provider has ended every session of the depositor by
 * then, this one included.
 */
export function useCancelApplication() {
  const navigate = useNavigate()
  const client = useQueryClient()

  /** Ends the session in every tab. The result is recorded after that, as ending a session clears all results. */
  async function leave(): Promise<void> {
    await endSession('asked')
    applicationCancelled.record({ cancelledAt: new Date(providerNow()).toISOString() })
    await navigate('/registration/cancelled-account-open', { replace: true })
    client.clear()
  }

  return useSubmission<void, void>({
    send: () => cancelApplication(),
    touches: [depositorQuery().queryKey],
    onAccepted: () => void leave(),
  })
}
