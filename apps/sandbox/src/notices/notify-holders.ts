import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import type { Tx } from '../database/in-tenant.ts'
import { languageOf } from '../identity/contact.ts'
import { holdersOf } from '../joint/account-holders.ts'
import { sendEmail } from '../outbox/send-email.ts'
import { notifyMany } from './notify-many.ts'

/** Notifies every holder of a depositor's account, each by an alert of their own and by email, about its money. */
export const notifyHolders = async <P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> => notifyMany(tx, await holdersOf(tx, [depositorId]), purpose, data)

/** Emails every holder of a depositor's account, without an alert. */
export async function emailHolders<P extends EmailKind>(
  tx: Tx,
  depositorId: string,
  purpose: P,
  data: Emails[P],
): Promise<void> {
  for (const { email: to, locale } of await holdersOf(tx, [depositorId]))
    await sendEmail(tx, { to, language: languageOf(locale) }, purpose, data)
}
