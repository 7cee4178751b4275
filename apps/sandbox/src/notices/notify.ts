import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { spokenTo } from '../identity/spoken-to.ts'
import { senderOf } from '../outbox/letter-office.ts'
import { send } from '../outbox/outbox.ts'
import { letterTo, postLetter } from '../outbox/post-letter.ts'
import { alertDepositor } from './alerts.ts'

/** Tells a depositor what they should not have to log in to hear: an alert in the application, and the same by email. */
export async function notify<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const { email: to, language } = await spokenTo(tx, depositorId)
  const letter = letterTo({ to, language }, purpose, data, await senderOf(tx))
  await alertDepositor(tx, depositorId, { title: letter.subject, body: letter.body })
  await send(tx, letter)
}

/** Emails a depositor, and says nothing in the application. */
export async function emailDepositor<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  const { email: to, language } = await spokenTo(tx, depositorId)
  await postLetter(tx, { to, language }, purpose, data)
}
