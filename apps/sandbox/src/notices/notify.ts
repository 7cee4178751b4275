import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { contactOf } from '../identity/contact.ts'
import { senderOf } from '../outbox/mailer.ts'
import { send } from '../outbox/outbox.ts'
import { emailTo, sendEmail } from '../outbox/send-email.ts'
import { createAlert } from './alerts.ts'

/** Tells a depositor what they should not have to log in to hear: an alert in the application, and the same by email. */
export async function notify<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const { email: to, language } = await contactOf(tx, depositorId)
  const letter = emailTo({ to, language }, purpose, data, await senderOf(tx))
  await createAlert(tx, depositorId, { title: letter.subject, body: letter.body })
  await send(tx, letter)
}

/** Emails a depositor, and says nothing in the application. */
export async function emailDepositor<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const { email: to, language } = await contactOf(tx, depositorId)
  await sendEmail(tx, { to, language }, purpose, data)
}
