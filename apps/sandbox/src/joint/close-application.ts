import { now, type Tx } from '../database/in-tenant.ts'
import { change, type DepositorRow } from '../onboarding/progress.ts'
import { endInvitations } from './invitation.ts'

/** Ends an application that has no sign-up, and releases its email and social security number. */
export async function closeApplication(tx: Tx, { depositorId }: DepositorRow): Promise<void> {
  await endInvitations(tx, depositorId)
  await change(tx, depositorId, { cancelledAt: now(tx), ssnHash: null })
}
