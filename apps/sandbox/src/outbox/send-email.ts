import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Sender } from '@coffer/email-templates/sender'
import type { TextMessageKind, TextMessages } from '@coffer/email-templates/text-messages'
import { renderEmail } from '@coffer/email-templates/render-email'
import { renderTextMessage } from '@coffer/email-templates/render-text-message'
import type { Language } from '@coffer/i18n/languages'
import type { Tx } from '../database/in-tenant.ts'
import type { UnconditionalEmail } from '../notices/notice-kinds.ts'
import { findSender } from './mailer.ts'
import { type Message, send } from './outbox.ts'

/** The recipient of an email, and their language. */
export interface Recipient {
  readonly to: string
  readonly language: Language
}

/** Renders and sends an email that has no setting; notices/ sends the others. */
export async function sendEmail<P extends UnconditionalEmail>(
  tx: Tx,
  recipient: Recipient,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  await send(tx, emailTo(recipient, purpose, data, await findSender(tx)))
}

/** An email as a row, so that many can be sent at once. */
export function emailTo<P extends EmailKind>(
  { to, language }: Recipient,
  purpose: P,
  data: Emails[P],
  sender: Sender,
): Message {
  const { subject, text, html, link } = renderEmail(purpose, data, { sender, language })
  const code = 'code' in data ? data.code : undefined
  const unsubscribe = 'unsubscribe' in data ? data.unsubscribe : undefined
  return {
    channel: 'email',
    to,
    subject,
    text,
    html,
    links: link === null ? [] : [link],
    ...(code !== undefined && { code }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

/** Renders a text message and sends it. */
export async function sendTextMessage<P extends TextMessageKind>(
  tx: Tx,
  recipient: Recipient,
  purpose: P,
  data: TextMessages[P],
): Promise<void> {
  await send(tx, textMessageTo(recipient, purpose, data, await findSender(tx)))
}

/** A text message as a row, so that many can be sent at once. */
export function textMessageTo<P extends TextMessageKind>(
  { to, language }: Recipient,
  purpose: P,
  data: TextMessages[P],
  sender: Sender,
): Message {
  const { title, text } = renderTextMessage(purpose, data, { sender, language })
  const code = 'code' in data ? data.code : undefined
  return { channel: 'sms', to, subject: title, text, ...(code !== undefined && { code }) }
}
