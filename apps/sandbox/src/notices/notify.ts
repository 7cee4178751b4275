import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { contactOf } from '../identity/contact.ts'
import { senderOf } from '../outbox/mailer.ts'
import { send } from '../outbox/outbox.ts'
import { emailTo, sendEmail } from '../outbox/send-email.ts'
import { createAlert } from './alerts.ts'

/** Notifies a depositor by an alert and by the same text as an email. */
export async function notify<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const { email: to, language } = await contactOf(tx, depositorId)
  const message = emailTo({ to, language }, purpose, data, await senderOf(tx))
  await createAlert(tx, depositorId, { title: message.subject, body: message.body }, purpose)
  await send(tx, message)
}

/** Emails a depositor, without an alert. */
export async function emailDepositor<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const { email: to, language } = await contactOf(tx, depositorId)
  await sendEmail(tx, { to, language }, purpose, data)
}
