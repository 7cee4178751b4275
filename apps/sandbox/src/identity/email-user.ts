import type { Emails } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import type { UnconditionalEmail } from '../notices/notice-kinds.ts'
import { sendEmail, sendTextMessage } from '../outbox/send-email.ts'
import { toLanguage } from './contact.ts'
import type { User } from './users.ts'

/** Sends an email to a user, in their language. */
export const emailUser = <P extends UnconditionalEmail>(
  tx: Tx,
  { email, locale }: Pick<User, 'email' | 'locale'>,
  purpose: P,
  data: Emails[P],
): Promise<void> => sendEmail(tx, { to: email, language: toLanguage(locale) }, purpose, data)

/** Sends a one-time code through the chosen channel. */
export const sendCode = (
  tx: Tx,
  { locale }: Pick<User, 'locale'>,
  code: string,
  { channel, destination: to }: { channel: 'email' | 'sms'; destination: string },
): Promise<void> => {
  const recipient = { to, language: toLanguage(locale) }
  return channel === 'sms'
    ? sendTextMessage(tx, recipient, 'one-time-code', { code })
    : sendEmail(tx, recipient, 'one-time-code', { code })
}
