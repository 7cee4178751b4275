import { eq } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositorToWire, filledToWire } from '../onboarding/depositor-wire.ts'
import type { DepositorRow } from '../onboarding/progress.ts'
import { toRevision } from '../onboarding/revision.ts'
import { findPrimary } from './account-depositor.ts'
import { awaitsSignUp, lockJointHolder } from './holder.ts'
import { isLocked, latestInvitation, type Invitation } from './invitation.ts'

/** GET /depositor/secondary-info and secondary-progress: the joint holder, and the progress of their application. */
export async function holderToWire(tx: Tx, row: DepositorRow) {
  const isPendingSignup = awaitsSignUp(row)
  const invitation = isPendingSignup ? await latestInvitation(tx, row.depositorId) : null
  return {
    email: await findEmail(tx, row),
    entity_id: row.entityId,
    registration_status: row.registrationStatus,
    is_pending_signup: isPendingSignup,
    progress: { registration_last_step: row.registrationLastStep, fields: filledToWire(row) },
    revision: toRevision(row),
    invitation: invitation && invitationOnTheWire(invitation),
  }
}

const invitationOnTheWire = (invitation: Invitation) => ({
  sent_at: invitation.sentAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
  is_locked: isLocked(invitation),
})

async function findEmail(tx: Tx, { userId, invitedEmail }: DepositorRow): Promise<string> {
  if (userId === null) return invitedEmail ?? ''
  const [user] = await tx.select().from(users).where(eq(users.userId, userId))
  return user?.email ?? ''
}

/** POST /entity/details: an account's depositors, without the excluded ones. */
export async function entityToWire(tx: Tx, entityId: string, without: readonly string[] = []) {
  const isLeftOut = ({ depositorId }: DepositorRow): boolean => without.includes(depositorId)
  const primary = await findPrimary(tx, { entityId })
  const holder = await lockJointHolder(tx, entityId)
  return {
    entity_id: entityId,
    primary_depositor: isLeftOut(primary) ? null : depositorToWire(primary),
    secondary_depositors: holder === null || isLeftOut(holder) ? [] : [await holderToWire(tx, holder)],
  }
}
