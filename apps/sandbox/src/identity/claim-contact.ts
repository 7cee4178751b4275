import { and, desc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { codes, emailLinks, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import type { Call, Caller } from '../http/call.ts'
import { forbidden, invalid, type LocalizedText } from '../http/refusal.ts'
import { depositorOf } from '../onboarding/progress.ts'
import { sendTextMessage } from '../outbox/send-email.ts'
import { resetAttempts } from './password-attempts.ts'
import { isTaken, takenEmail } from './register.ts'
import { revokeAccess } from './revoke-access.ts'
import { spendStepUp } from './step-up.ts'
import { languageOf } from './contact.ts'
import { emailNewAddress, notifyUser } from './security-notices.ts'
import { userByEmail, userById, type User } from './users.ts'

/** The contacts of a user that need a code before they change. */
export type Contact = 'email' | 'phone'

const confirmFirst: LocalizedText = {
  en: 'Confirm this with a code first.',
  es: 'Primero confirme esto con un código.',
}

/** Saves a contact verified by a code of this session, and notifies the old one. */
export async function claimContact(c: Call, caller: Caller, contact: Contact, value: string): Promise<User> {
  const { db } = c.var.context
  try {
    return await inTenant(db, c.var.tenant, async (tx) => {
      // Locks the depositor, which has the phone too, then the user.
      await depositorOf(tx, caller.depositorId)
      const before = await userById(tx, caller.userId)
      await useConfirmation(tx, caller, contact, value)
      await spendStepUp(tx, caller)
      await (contact === 'email' ? takeEmail(tx, caller, value) : takePhone(tx, caller, value))
      const after = await userById(tx, caller.userId)
      await notifyUser(tx, c, before, { kind: `${contact}-replaced` })
      if (contact === 'email') await emailNewAddress(tx, c, after)
      if (contact === 'phone' && before.phone !== null)
        await sendTextMessage(
          tx,
          { to: before.phone, language: languageOf(before.locale) },
          'phone-removed',
          {},
        )
      return after
    })
  } catch (error) {
    // Another user was first: a unique index rejects this one.
    if (isTaken(error)) throw invalid({ email: [takenEmail] })
    throw error
  }
}

/** A confirmation is valid once, until its code would have expired. */
async function useConfirmation(tx: Tx, caller: Caller, contact: Contact, value: string): Promise<void> {
  const [code] = await tx
    .select()
    .from(codes)
    .where(
      and(
        eq(codes.sessionId, caller.sessionId),
        eq(codes.purpose, `change-${contact}`),
        eq(codes.destination, value),
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

async function takeEmail(tx: Tx, { userId, sessionId }: Caller, email: string): Promise<void> {
  const holder = await userByEmail(tx, email)
  if (holder !== null && holder.userId !== userId) throw invalid({ email: [takenEmail] })
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: now(tx), emailProvenAt: now(tx) })
    .where(eq(users.userId, userId))
  await revokeAccess(tx, userId, sessionId)
  // Links sent to the old address are revoked, but for its report of this change, and its failed log-ins do not count for the new one.
  await tx
    .update(emailLinks)
    .set({ usedAt: now(tx) })
    .where(and(eq(emailLinks.userId, userId), isNull(emailLinks.usedAt), ne(emailLinks.purpose, 'not-me')))
  await resetAttempts(tx, email)
}

async function takePhone(tx: Tx, { userId }: Caller, phone: string): Promise<void> {
  await tx
    .update(users)
    .set({ phone, phoneVerifiedAt: now(tx) })
    .where(eq(users.userId, userId))
  await tx.update(depositors).set({ phone }).where(eq(depositors.userId, userId))
}
