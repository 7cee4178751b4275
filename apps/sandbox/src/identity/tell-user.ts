import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { postLetter, postText } from '../outbox/post-letter.ts'
import { languageOf } from './spoken-to.ts'
import type { User } from './users.ts'

/** Emails a user, in their language. */
export const tellUser = <P extends EmailKind>(
  tx: Tx,
  { email, locale }: Pick<User, 'email' | 'locale'>,
  purpose: P,
  data: Emails[P],
): Promise<void> => postLetter(tx, { to: email, language: languageOf(locale) }, purpose, data)

/** Sends a one-time code the way it was asked for. */
export const sendCode = (
  tx: Tx,
  { locale }: Pick<User, 'locale'>,
  code: string,
  { channel, destination: to }: { channel: 'email' | 'sms'; destination: string },
): Promise<void> => {
  const recipient = { to, language: languageOf(locale) }
  return channel === 'sms'
    ? postText(tx, recipient, 'one-time-code', { code })
    : postLetter(tx, recipient, 'one-time-code', { code })
}
