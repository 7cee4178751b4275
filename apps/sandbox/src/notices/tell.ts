import { now, type Tx } from '../database/in-tenant.ts'
import { alerts } from '../database/schema/notices.ts'
import { outbox } from '../database/schema/outbox.ts'
import { inLanguage, languageOf, spokenTo } from '../identity/spoken-to.ts'
import type { AlertWords } from './alerts.ts'

/** What a person is told both in the application and by email. */
export type Notice = AlertWords

type Person = { readonly depositorId: string; readonly email: string; readonly locale: string }

/** Tells a depositor by alert and by email, in their language. */
export async function tell(tx: Tx, depositorId: string, notice: Notice): Promise<void> {
  const { email, language } = await spokenTo(tx, depositorId)
  await tellMany(tx, [{ depositorId, email, locale: language }], notice)
}

/** Tells many at once, in two statements. */
export async function tellMany(tx: Tx, people: readonly Person[], { title, body }: Notice): Promise<void> {
  if (people.length === 0) return
  const at = now(tx)
  const told = people.map(({ depositorId, email, locale }) => ({
    depositorId,
    email,
    title: inLanguage(title, languageOf(locale)),
    body: inLanguage(body, languageOf(locale)),
  }))
  await tx
    .insert(alerts)
    .values(
      told.map(({ depositorId, title: heading, body: text }) => ({
        depositorId,
        title: heading,
        body: text,
        createdAt: at,
      })),
    )
  await tx.insert(outbox).values(
    told.map(({ email, title: subject, body: text }) => ({
      channel: 'email' as const,
      to: email,
      subject,
      text,
      links: [],
      sentAt: at,
    })),
  )
}
