import { reportBody } from '@coffer/api-client/auth/request-schema'
import { and, eq, isNull } from 'drizzle-orm'
import { inTenant, noteLock, now, type Tx } from '../database/in-tenant.ts'
import { emailLinks, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { bodyOf, type Call } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { limitByAddress } from '../http/rate-limit.ts'
import { rejected, type LocalizedText } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { accountOwnerOf } from '../joint/account-depositor.ts'
import { cancelWithdrawals } from '../moving-money/cancel-withdrawals.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { keysOf } from '../keys/keys-of.ts'
import { uuidOrNone } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { forgetBrowsers } from './known-browser.ts'
import { removePasskeysOf } from './passkeys/passkeys.ts'
import { lockUser, revokeAccess } from './revoke-access.ts'
import { userById } from './users.ts'

const badLink: LocalizedText = {
  en: 'This link was used or has expired. Call us if something is wrong with your account.',
  es: 'Este enlace ya se usó o venció. Llámenos si hay un problema con su cuenta.',
}

/** After a changed contact a reset would serve the person who changed it. */
const disputedContacts = ['email-replaced', 'phone-replaced']

/**
 * "This wasn't me", from the link of a security notice: locks the user, ends every session, forgets every device, removes
 * every passkey and cancels withdrawals that were not submitted. Beyond the specification: the capability
 * `account_security`.
 */
export const notMeCalls: Area = (api, { db }) => {
  api.post('/not-me', async (c) => {
    await limitByAddress(c, 'not-me')
    const { uuid, hash } = await bodyOf(c, reportBody)
    const cancelled = await inTenant(db, c.var.tenant, (tx) => report(tx, c, uuidOrNone(uuid), hash))
    return ok(c, { canceled_withdrawals: cancelled })
  })
}

async function report(tx: Tx, c: Call, linkId: string, secret: string): Promise<number> {
  const refuse = () => rejected(badLink, { fields: { token: [badLink] } })
  const which = and(eq(emailLinks.linkId, linkId), eq(emailLinks.purpose, 'not-me'))
  const [found] = await tx.select().from(emailLinks).where(which)
  if (!found?.userId || !keysOf(tx).matches('token', found.secretHash, secret)) throw refuse()
  const { userId } = found
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, userId))
  const owner = depositor && (await accountOwnerOf(tx, depositor))
  if (owner) await depositorOf(tx, owner.depositorId)
  await userById(tx, userId)
  noteLock(tx, 'credential', `email link ${linkId}`)
  const [link] = await tx.select().from(emailLinks).where(which).for('no key update')
  if (!link || link.usedAt || link.expiresAt <= now(tx)) throw refuse()

  await recordSecurityEvent(tx, c, 'account-disputed', { userId })
  await lockUser(tx, userId)
  await revokeAccess(tx, userId)
  await forgetBrowsers(tx, userId)
  await removePasskeysOf(tx, userId)
  // Older notices must not lock the account again after its owner has it back.
  await tx
    .update(emailLinks)
    .set({ usedAt: now(tx) })
    .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'not-me'), isNull(emailLinks.usedAt)))
  if (disputedContacts.includes(link.event ?? ''))
    await tx.update(users).set({ needsSupport: true }).where(eq(users.userId, userId))
  return owner ? cancelWithdrawals(tx, owner.depositorId) : 0
}
