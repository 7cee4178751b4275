import { holderPasswordBody } from '@coffer/api-client/joint/request-schema'
import { normalEmail } from '@coffer/domain/email'
import { parseBody } from '@coffer/provider-kit/body'
import { invalid } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { invitations } from '../database/schema/invitations.ts'
import { users } from '../database/schema/identity.ts'
import type { Call } from '../http/call.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { hashPassword, passwordProblems } from '../identity/passwords.ts'
import { insertUser, isTaken, takenEmail } from '../identity/register.ts'
import { notify } from '../notices/notify.ts'
import { change, lockDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { findBranding } from '../tenants/branding.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { findPrimary } from './account-depositor.ts'
import { shortName } from '@coffer/domain/names'
import { reviewHolder } from './holder-review.ts'
import { badLink, lockInvitationByToken, type Invitation } from './invitation.ts'
import { identityExpired } from './joint-messages.ts'

/** Creates the user of an invited holder once, with the identity check's token, and starts the identity review. */
export async function signUp(c: Call): Promise<DepositorRow> {
  await limitByAddress(c, 'sign-up')
  const { db, settings, tenants } = c.var.context
  c.set('securityAction', 'joint-holder-joined')
  const sent = await parseBody(c, holderPasswordBody)
  const email = normalEmail(sent.email)
  const problems = await inTenant(db, c.var.tenant, async (tx) => {
    const { holder } = await lockInvitation(tx, sent.token, email)
    const owner = { email, names: [holder.firstName, holder.lastName] }
    return passwordProblems(sent, {
      branding: await findBranding(tx, tenants),
      origin: c.var.origin,
      ...owner,
    })
  })
  if (problems.length > 0) throw invalid({ password: problems })
  const passwordHash = await hashPassword(settings, sent.password)
  const language = readerLanguage(c)
  try {
    return await inTenant(db, c.var.tenant, async (tx) => {
      const { invitation, holder } = await lockInvitation(tx, sent.token, email)
      const user = await insertUser(tx, { email, passwordHash, language })
      await recordSecurityEvent(tx, c, 'joint-holder-joined', { userId: user.userId })
      return join(tx, { invitation, holder, user })
    })
  } catch (error) {
    if (isTaken(error)) throw invalid({ email: [takenEmail] })
    throw error
  }
}

/** The invitation whose identity check issued the token, and its holder, both locked until the transaction ends. */
async function lockInvitation(tx: Tx, token: string, email: string) {
  const invitation = await lockInvitationByToken(tx, token)
  if (!invitation) throw badLink('invalid')
  if (invitation.usedAt) throw badLink('used')
  if (invitation.endedAt) throw badLink('expired')
  if (!invitation.identityExpiresAt || invitation.identityExpiresAt <= now(tx))
    throw badLink('expired', identityExpired)
  const holder = await lockDepositor(tx, invitation.depositorId)
  if (holder.invitedEmail !== email) throw badLink('invalid')
  return { invitation, holder }
}

interface Joining {
  readonly invitation: Invitation
  readonly holder: DepositorRow
  readonly user: typeof users.$inferSelect
}

/** The link was sent by email, so the email is verified. */
async function join(tx: Tx, { invitation, holder, user }: Joining): Promise<DepositorRow> {
  const { depositorId } = holder
  await tx
    .update(users)
    .set({ emailVerifiedAt: now(tx), emailProvenAt: now(tx) })
    .where(eq(users.userId, user.userId))
  await tx
    .update(invitations)
    .set({ usedAt: now(tx) })
    .where(eq(invitations.invitationId, invitation.invitationId))
  await change(tx, depositorId, {
    userId: user.userId,
    registrationLastStep: 'completed',
    extendedStatus: 'FUNDED',
  })
  const primary = await findPrimary(tx, holder)
  await notify(tx, primary.depositorId, 'joint-signed-up', { holder: shortName(holder) })
  await reviewHolder(tx, await lockDepositor(tx, depositorId))
  return lockDepositor(tx, depositorId)
}
