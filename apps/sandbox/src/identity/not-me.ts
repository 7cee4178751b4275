import { rejected, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import { inTenant, recordLock, now, type Tx } from '../database/in-tenant.ts'
import { emailLinks, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call, Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { findAccountOwner } from '../joint/account-depositor.ts'
import { cancelWithdrawals } from '../moving-money/cancel-withdrawals.ts'
import { lockDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { getKeys } from '../keys/registered-keys.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { type Contact, undoContactChanges } from './contact-changes.ts'
import { forgetBrowsers } from './known-browser.ts'
import { removePasskeys } from './passkeys/passkeys.ts'
import { lockUser, revokeAccess, revokeEmailedLinks } from './revoke-access.ts'
import { notifyOfRestored } from './security-notices.ts'
import { lockUserRow } from './users.ts'

const badLink: LocalizedText = {
  en: 'This link was used or has expired. Call us if something is wrong with your account.',
  es: 'Este enlace ya se usó o venció. Llámenos si hay un problema con su cuenta.',
}

interface Report {
  readonly canceledWithdrawals: number
  readonly restored: readonly Contact[]
}

/**
 * "This wasn't me", from the link of a security notice: locks the user, restores replaced contacts, ends every session,
 * code and reset link, forgets every device, removes every passkey, and cancels withdrawals that are not submitted yet.
 * The effect depends on what has happened to the account rather than on the notice's subject. Other notices stay valid.
 * An extension of the specification: the capability `account_security`.
 */
export const notMeCalls = ({ db }: Context) =>
  ({
    'POST /not-me': async ({ c, readBody }) => {
      const { uuid, hash } = await readBody()
      const { canceledWithdrawals, restored } = await inTenant(db, c.var.tenant, (tx) =>
        report(tx, c, uuidOrUnusedId(uuid), hash),
      )
      return { canceled_withdrawals: canceledWithdrawals, restored_contacts: restored }
    },
  }) satisfies SomeHandlers

async function report(tx: Tx, c: Call, linkId: string, secret: string): Promise<Report> {
  const refuse = () => rejected(badLink, { fields: { token: [badLink] } })
  const which = and(eq(emailLinks.linkId, linkId), eq(emailLinks.purpose, 'not-me'))
  const [found] = await tx.select().from(emailLinks).where(which)
  if (!found?.userId || !getKeys(tx).matches('token', found.secretHash, secret)) throw refuse()
  const { userId } = found
  const owner = await lockDepositors(tx, userId)
  const user = await lockUserRow(tx, userId)
  recordLock(tx, 'credential', `email link ${linkId}`)
  const [link] = await tx.select().from(emailLinks).where(which).for('no key update')
  if (!link || link.usedAt || link.expiresAt <= now(tx)) throw refuse()

  await recordSecurityEvent(tx, c, 'account-disputed', { userId })
  await lockUser(tx, userId)
  await revokeAccess(tx, userId)
  await revokeEmailedLinks(tx, userId)
  await forgetBrowsers(tx, userId)
  await removePasskeys(tx, userId)
  const needsSupport = await undoContactChanges(tx, user, link)
  await tx
    .update(emailLinks)
    .set({ usedAt: now(tx) })
    .where(eq(emailLinks.linkId, linkId))
  if (needsSupport) await tx.update(users).set({ needsSupport }).where(eq(users.userId, userId))
  const restored = await notifyOfRestored(tx, c, { before: user, after: await lockUserRow(tx, userId) })
  return { canceledWithdrawals: owner ? await cancelWithdrawals(tx, owner.depositorId) : 0, restored }
}

/** Locks a user's depositor, and the depositor whose account they use; returns the latter. */
async function lockDepositors(tx: Tx, userId: string): Promise<DepositorRow | null> {
  const [depositor] = await tx.select().from(depositors).where(eq(depositors.userId, userId))
  if (!depositor) return null
  const owner = await findAccountOwner(tx, depositor)
  await lockDepositor(tx, owner.depositorId)
  if (owner.depositorId !== depositor.depositorId) await lockDepositor(tx, depositor.depositorId)
  return owner
}
