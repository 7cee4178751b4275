import { and, asc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { contactChanges, emailLinks, users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { hasFingerprint, getKeys } from '../keys/registered-keys.ts'
import { reportableForMs } from './report-link.ts'
import { userByEmail, type User } from './users.ts'

/** The contacts of a user that can be changed only with a code. */
export const contacts = ['email', 'phone'] as const
export type Contact = (typeof contacts)[number]

type Change = typeof contactChanges.$inferSelect
type ReportLink = typeof emailLinks.$inferSelect

/**
 * Stores the previous value of a contact before it is replaced, for as long as the notice of the change can be
 * reported.
 */
export async function storeContact(
  tx: Tx,
  before: User,
  { contact, value }: { readonly contact: Contact; readonly value: string },
): Promise<void> {
  const { userId, email, phone } = before
  const [depositor] = await tx
    .select({ phone: depositors.phone })
    .from(depositors)
    .where(eq(depositors.userId, userId))
  const kept =
    contact === 'email'
      ? { oldValue: email, oldVerifiedAt: before.emailVerifiedAt, oldProvenAt: before.emailProvenAt }
      : { oldValue: phone, oldVerifiedAt: before.phoneVerifiedAt, oldDepositorPhone: depositor?.phone }
  await tx.insert(contactChanges).values({
    ...kept,
    userId,
    contact,
    newValue: value,
    notifiedEmail: email,
    changedAt: now(tx),
    expiresAt: new Date(now(tx).getTime() + reportableForMs),
  })
}

/** Whether an email is reserved for another user, who may get it back. Until then nobody else can take it. */
export async function isReservedForAnother(tx: Tx, email: string, userId: string | null): Promise<boolean> {
  const [kept] = await tx
    .select({ userId: contactChanges.userId })
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.contact, 'email'),
        eq(contactChanges.oldValue, email),
        isNull(contactChanges.undoneAt),
        gt(contactChanges.expiresAt, now(tx)),
        ...(userId === null ? [] : [ne(contactChanges.userId, userId)]),
      ),
    )
    .limit(1)
  return kept !== undefined
}

/**
 * Restores each contact replaced since the first change that the reporter was notified of, or since their link was
 * sent. A person who reads that mailbox has all of those notices, so it does not matter which link is used. Links sent
 * to a mailbox that is removed by this become invalid. Returns whether something could not be restored, so that a reset
 * needs support. The caller has locked the user and their depositor.
 */
export async function undoContactChanges(tx: Tx, user: User, link: ReportLink): Promise<boolean> {
  const live = await tx
    .select()
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.userId, user.userId),
        isNull(contactChanges.undoneAt),
        gt(contactChanges.expiresAt, now(tx)),
      ),
    )
    .orderBy(asc(contactChanges.sequence))
  const sentAt = new Date(link.expiresAt.getTime() - reportableForMs)
  const first = live.findIndex(
    ({ changedAt, notifiedEmail }) => changedAt >= sentAt || wasSentTo(tx, link, notifiedEmail),
  )
  const changes = first === -1 ? [] : live.slice(first)
  const email = changes.find(({ contact }) => contact === 'email')
  const phone = changes.find(({ contact }) => contact === 'phone')
  const isFree = email === undefined || (await isFreeFor(tx, email.oldValue ?? '', user))
  if (email !== undefined && isFree) await restoreEmail(tx, user, email, changes)
  if (phone !== undefined) await restorePhone(tx, user, phone)
  if (changes.length > 0)
    await tx
      .update(contactChanges)
      .set({ undoneAt: now(tx) })
      .where(
        inArray(
          contactChanges.sequence,
          changes.map(({ sequence }) => sequence),
        ),
      )
  return !isFree || hasUnstoredChange(tx, user)
}

const wasSentTo = (tx: Tx, { sentToHash }: ReportLink, email: string): boolean =>
  sentToHash !== null && getKeys(tx).matches('email', sentToHash, email)

async function isFreeFor(tx: Tx, email: string, { userId }: User): Promise<boolean> {
  const holder = await userByEmail(tx, email)
  return holder === null || holder.userId === userId
}

async function restoreEmail(
  tx: Tx,
  { userId }: User,
  kept: Change,
  undone: readonly Change[],
): Promise<void> {
  const email = kept.oldValue ?? ''
  await tx
    .update(users)
    .set({ email, emailVerifiedAt: kept.oldVerifiedAt, emailProvenAt: kept.oldProvenAt })
    .where(eq(users.userId, userId))
  const strangers = undone.flatMap(({ contact, newValue }) =>
    contact === 'email' && newValue !== email
      ? [hasFingerprint(tx, emailLinks.sentToHash, 'email', newValue)]
      : [],
  )
  if (strangers.length === 0) return
  await tx
    .update(emailLinks)
    .set({ usedAt: now(tx) })
    .where(and(eq(emailLinks.userId, userId), isNull(emailLinks.usedAt), or(...strangers)))
}

async function restorePhone(tx: Tx, { userId }: User, kept: Change): Promise<void> {
  await tx
    .update(users)
    .set({ phone: kept.oldValue, phoneVerifiedAt: kept.oldVerifiedAt })
    .where(eq(users.userId, userId))
  await tx.update(depositors).set({ phone: kept.oldDepositorPhone }).where(eq(depositors.userId, userId))
}

/** Whether a still valid notice reports a contact replaced before this release, whose old value was not stored. */
async function hasUnstoredChange(tx: Tx, { userId }: User): Promise<boolean> {
  const [found] = await tx
    .select({ linkId: emailLinks.linkId })
    .from(emailLinks)
    .where(
      and(
        eq(emailLinks.userId, userId),
        eq(emailLinks.purpose, 'not-me'),
        inArray(emailLinks.event, ['email-replaced', 'phone-replaced']),
        isNull(emailLinks.sentToHash),
        isNull(emailLinks.usedAt),
        gt(emailLinks.expiresAt, now(tx)),
      ),
    )
    .limit(1)
  return found !== undefined
}
