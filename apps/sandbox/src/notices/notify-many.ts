import { now, type Tx } from '../database/in-tenant.ts'
import { alerts } from '../database/schema/notices.ts'
import { outbox } from '../database/schema/outbox.ts'
import { inLanguage, languageOf } from '../identity/spoken-to.ts'
import type { AlertWords } from './alerts.ts'

type Person = { readonly depositorId: string; readonly email: string; readonly locale: string }

/** Tells many at once, each in their language, by alert and by email: two statements, however many they are. */
export async function notifyMany(
  tx: Tx,
  people: readonly Person[],
  { title, body }: AlertWords,
): Promise<void> {
  if (people.length === 0) return
  const at = now(tx)
  const told = people.map(({ depositorId, email, locale }) => ({
    depositorId,
    email,
    title: inLanguage(title, languageOf(locale)),
    body: inLanguage(body, languageOf(locale)),
  }))
  await tx.insert(alerts).values(
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
