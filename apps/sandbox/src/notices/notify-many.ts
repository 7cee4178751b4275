import type { Emails, EmailKind } from '@coffer/email-templates/emails'
import { now, type Tx } from '../database/in-tenant.ts'
import { alerts } from '../database/schema/notices.ts'
import { languageOf } from '../identity/contact.ts'
import { senderOf } from '../outbox/mailer.ts'
import { sendAll } from '../outbox/outbox.ts'
import { emailTo } from '../outbox/send-email.ts'

/** The most people notified in one transaction: rendering their emails takes a millisecond each. */
export const noticeBatchSize = 50

type Person = { readonly depositorId: string; readonly email: string; readonly locale: string }

/** Notifies a batch of people, each in their language, by alert and by email, in two statements. */
export async function notifyMany<P extends EmailKind>(
  tx: Tx,
  people: readonly Person[],
  purpose: P,
  data: Emails[P],
): Promise<void> {
  if (people.length === 0) return
  const sender = await senderOf(tx)
  const notices = people.map(({ depositorId, email, locale }) => ({
    depositorId,
    message: emailTo({ to: email, language: languageOf(locale) }, purpose, data, sender),
  }))
  await tx.insert(alerts).values(
    notices.map(({ depositorId, message }) => ({
      depositorId,
      purpose,
      title: message.subject,
      body: message.body,
      createdAt: now(tx),
    })),
  )
  await sendAll(
    tx,
    notices.map(({ message }) => message),
  )
}
