import type { SecurityEvent } from '@coffer/email-templates/emails'
import type { TextMessageKind, TextMessages } from '@coffer/email-templates/text-messages'
import { eq } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { authenticated, type Call } from '../http/call.ts'
import { findHolders } from '../joint/account-holders.ts'
import { toAlertText, createAlert } from '../notices/alerts.ts'
import { findSender } from '../outbox/mailer.ts'
import { send } from '../outbox/outbox.ts'
import { emailTo, sendEmail, sendTextMessage } from '../outbox/send-email.ts'
import { toLanguage } from './contact.ts'
import { describeOccurrence } from './device-info.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import type { NotifiedAction } from '../security-events/security-actions.ts'
import { contacts, type Contact } from './contact-changes.ts'
import { reportLink } from './report-link.ts'
import type { User } from './users.ts'

/** Events after which there is nothing left to stop. */
const unreported: readonly SecurityEvent['kind'][] = ['account-locked']

/** An event that is recorded separately. The notice to a new email is not one: it belongs to the same change. */
type NotifiedEvent = SecurityEvent & { readonly kind: NotifiedAction }

/**
 * Records an event, and notifies a user by alert and email of an action in their name: what, on which device, where (if
 * known), when, and a link "This wasn't me". Security notices have no limit, because they must arrive.
 */
export async function notifyUser(
  tx: Tx,
  c: Call,
  user: Pick<User, 'userId' | 'email' | 'locale'>,
  event: NotifiedEvent,
): Promise<void> {
  await recordSecurityEvent(tx, c, event.kind, { userId: user.userId })
  await noticeWithReport(tx, c, user, event)
}

/** Adds the link "This wasn't me" if there is something to stop. */
async function noticeWithReport(
  tx: Tx,
  c: Call,
  user: Pick<User, 'userId' | 'email' | 'locale'>,
  event: NotifiedEvent,
): Promise<void> {
  const report = unreported.includes(event.kind) ? null : await reportLink(tx, c, user, event.kind)
  await sendNotice(tx, c, user, { event, report })
}

/** Confirms a new email address to the address itself; the notice and its alert go to the old one. */
export async function emailNewAddress(
  tx: Tx,
  c: Call,
  { email, locale }: Pick<User, 'email' | 'locale'>,
): Promise<void> {
  const data = {
    event: { kind: 'email-added' },
    occurrence: describeOccurrence(c, now(tx)),
    report: null,
  } as const
  await sendEmail(tx, { to: email, language: toLanguage(locale) }, 'security-notice', data)
}

/**
 * Records the contacts that a report has restored, and notifies both addresses: the one that belongs to the user again,
 * and the one that was removed, whose reader may be the owner. Returns the contacts.
 */
export async function notifyOfRestored(
  tx: Tx,
  c: Call,
  { before, after }: { readonly before: User; readonly after: User },
): Promise<readonly Contact[]> {
  const restored = contacts.filter((contact) => before[contact] !== after[contact])
  for (const contact of restored)
    await recordSecurityEvent(tx, c, `${contact}-replaced`, { userId: after.userId })
  if (restored.includes('email')) {
    await sendNotice(tx, c, before, { event: { kind: 'email-replaced' }, report: null })
    await emailNewAddress(tx, c, after)
  }
  if (restored.includes('phone') && before.phone !== null) await textRemovedPhone(tx, before.phone, before)
  return restored
}

/** Informs a phone number that it is no longer used to log in. */
export const textRemovedPhone = (tx: Tx, to: string, { locale }: Pick<User, 'locale'>): Promise<void> =>
  sendTextMessage(tx, { to, language: toLanguage(locale) }, 'phone-removed', {})

/** Records an event, and notifies the caller and the other holders of the account that they use. */
export async function notifyOfAction(tx: Tx, c: Call, event: NotifiedEvent): Promise<void> {
  const { userId, accountDepositorId } = authenticated(c)
  await recordSecurityEvent(tx, c, event.kind)
  for (const holder of await findHolders(tx, [accountDepositorId]))
    if (holder.userId === userId) await noticeWithReport(tx, c, holder, event)
    else await sendNotice(tx, c, holder, { event, report: null })
}

/** Sends a text message to a user's verified phone, if there is one. */
export async function textUser<P extends TextMessageKind>(
  tx: Tx,
  userId: string,
  kind: P,
  data: TextMessages[P],
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.userId, userId))
  if (!user?.phone || !user.phoneVerifiedAt) return
  await sendTextMessage(tx, { to: user.phone, language: toLanguage(user.locale) }, kind, data)
}

async function sendNotice(
  tx: Tx,
  c: Call,
  { userId, email, locale }: Pick<User, 'userId' | 'email' | 'locale'>,
  { event, report }: { readonly event: SecurityEvent; readonly report: string | null },
): Promise<void> {
  const sender = await findSender(tx)
  const data = { event, occurrence: describeOccurrence(c, now(tx)), report }
  const [depositor] = await tx
    .select({ depositorId: depositors.depositorId })
    .from(depositors)
    .where(eq(depositors.userId, userId))
  if (depositor)
    await createAlert(
      tx,
      depositor.depositorId,
      toAlertText('security-notice', data, sender),
      'security-notice',
    )
  await send(tx, emailTo({ to: email, language: toLanguage(locale) }, 'security-notice', data, sender))
}
