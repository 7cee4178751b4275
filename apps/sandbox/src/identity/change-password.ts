import { passwordChangeBody } from '@coffer/api-client/user/request-schema'
import { parseBody } from '@coffer/provider-kit/body'
import { invalid } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { inTenant } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { authenticated, type Call } from '../http/call.ts'
import { limitCalls } from '../http/rate-limit.ts'
import { findBranding } from '../tenants/branding.ts'
import { notifyUser } from './security-notices.ts'
import { hashPassword, isPassword, passwordProblems } from './passwords.ts'
import { revokeAccess, revokeEmailedLinks } from './revoke-access.ts'
import { passwordOwner } from './password-owner.ts'
import { lockUserRow } from './users.ts'
import { isCurrentPassword } from './verify-password.ts'
import { identityTexts } from './identity-texts.ts'

/**
 * Changes the password, given the current one. Other devices are logged out; this one stays logged in. No device is
 * remembered any longer, because someone who knew the old password may have one.
 */
export async function changePassword(c: Call): Promise<void> {
  const { db, settings, tenants } = c.var.context
  const { userId, sessionId } = authenticated(c)
  c.set('securityAction', 'password-replaced')
  const sent = await parseBody(c, passwordChangeBody)
  // Keeps a stolen session from guessing the password.
  await limitCalls(c, { subject: `change-password ${userId}`, calls: 10, seconds: 15 * 60 })
  const { kept, problems } = await inTenant(db, c.var.tenant, async (tx) => {
    const user = await lockUserRow(tx, userId)
    return {
      kept: user.passwordHash,
      problems: passwordProblems(sent, {
        branding: await findBranding(tx, tenants),
        origin: c.var.origin,
        ...(await passwordOwner(tx, user)),
      }),
    }
  })
  const verified = { kept, matches: await isPassword(settings, kept, sent.current_password) }
  if (!verified.matches || problems.length > 0)
    throw invalid({
      ...(!verified.matches && { current_password: [identityTexts.notTheCurrentPassword] }),
      ...(problems.length > 0 && { password: problems }),
    })
  const passwordHash = await hashPassword(settings, sent.password)
  await inTenant(db, c.var.tenant, async (tx) => {
    const user = await lockUserRow(tx, userId)
    // Another device may have changed the password meanwhile.
    if (!(await isCurrentPassword(settings, { verified, stored: user.passwordHash }, sent.current_password)))
      throw invalid({ current_password: [identityTexts.notTheCurrentPassword] })
    await tx.update(users).set({ passwordHash }).where(eq(users.userId, userId))
    await revokeAccess(tx, userId, sessionId)
    await revokeEmailedLinks(tx, userId)
    await notifyUser(tx, c, user, { kind: 'password-replaced' })
  })
}
