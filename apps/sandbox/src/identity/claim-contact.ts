import { forbidden, invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { codes, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call, Caller } from '../http/call.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { storeContact, type Contact } from './contact-changes.ts'
import { resetAttempts } from './password-attempts.ts'
import { isEmailTaken, isTaken, takenEmail } from './register.ts'
import { revokeAccess, revokeEmailedLinks } from './revoke-access.ts'
import { spendStepUp } from './step-up.ts'
import { emailNewAddress, notifyUser, textRemovedPhone } from './security-notices.ts'
import { lockUserRow, type User } from './users.ts'

const confirmFirst: LocalizedText = {
  en: 'Confirm this with a code first.',
  es: 'Primero confirme esto con un código.',
}

/**
 * Saves a contact verified by a code of this session, and notifies the old contact. Revokes other sessions, remembered
 * devices and links, because their holder may be the reason for the change.
 */
export async function claimContact(c: Call, caller: Caller, contact: Contact, value: string): Promise<User> {
  const { db } = c.var.context
  try {
    return await inTenant(db, c.var.tenant, async (tx) => {
      // Locks the depositor, who has the phone too, then the user.
      await lockDepositor(tx, caller.depositorId)
      const before = await lockUserRow(tx, caller.userId)
      await useConfirmation(tx, caller, before, { contact, value })
      await spendStepUp(tx, caller)
      await storeContact(tx, before, { contact, value })
      await (contact === 'email' ? takeEmail(tx, caller, value) : takePhone(tx, caller, value))
      await revokeAccess(tx, caller.userId, caller.sessionId)
      await revokeEmailedLinks(tx, caller.userId)
      const after = await lockUserRow(tx, caller.userId)
      await notifyUser(tx, c, before, { kind: `${contact}-replaced` })
      if (contact === 'email') await emailNewAddress(tx, c, after)
      if (contact === 'phone' && before.phone !== null) await textRemovedPhone(tx, before.phone, before)
      return after
    })
  } catch (error) {
    // Another user was first: the unique index rejects this one.
    if (isTaken(error)) throw invalid({ email: [takenEmail] })
    throw error
  }
}

/**
 * A confirmation is valid once, until its code would have expired, and only for the factors at which the code was sent.
 */
async function useConfirmation(
  tx: Tx,
  caller: Caller,
  { factorsVersion }: User,
  { contact, value }: { readonly contact: Contact; readonly value: string },
): Promise<void> {
  const [code] = await tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.sessionId, caller.sessionId),
        eq(codes.purpose, `change-${contact}`),
        eq(codes.destination, value),
        eq(codes.factorsVersion, factorsVersion),
        isNotNull(codes.usedAt),
        gt(codes.expiresAt, now(tx)),
      ),
    )
    .orderBy(desc(codes.sentAt))
    .limit(1)
  if (code === undefined) throw forbidden(confirmFirst, { fields: { [contact]: [confirmFirst] } })
  await tx
    .update(codes)
    .set({ expiresAt: now(tx) })
    .where(eq(codes.nonce, code.nonce))
}

async function takeEmail(tx: Tx, { userId }: Caller, email: string): Promise<void> {
  if (await isEmailTaken(tx, email, userId)) throw invalid({ email: [takenEmail] })
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: now(tx), emailProvenAt: now(tx) })
    .where(eq(users.userId, userId))
  // Earlier failed log-ins do not count for the new owner of the address.
  await resetAttempts(tx, email)
}

async function takePhone(tx: Tx, { userId }: Caller, phone: string): Promise<void> {
  await tx
    .update(users)
    .set({ phone, phoneVerifiedAt: now(tx) })
    .where(eq(users.userId, userId))
  await tx.update(depositors).set({ phone }).where(eq(depositors.userId, userId))
}
