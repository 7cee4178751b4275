import type { Tx } from '../database/in-tenant.ts'
import { inLanguage, spokenTo } from '../identity/spoken-to.ts'
import { send } from '../outbox/outbox.ts'
import { alertDepositor, type AlertWords } from './alerts.ts'

/** Tells a depositor what they should not have to log in to hear: an alert in the application, and the same by email. */
export async function notify(tx: Tx, depositorId: string, words: AlertWords): Promise<void> {
  await alertDepositor(tx, depositorId, words)
  await sendEmail(tx, depositorId, words)
}

/** The same by email alone. */
export async function sendEmail(tx: Tx, depositorId: string, { title, body }: AlertWords): Promise<void> {
  const { email, language } = await spokenTo(tx, depositorId)
  const [subject, text] = [inLanguage(title, language), inLanguage(body, language)]
  await send(tx, { channel: 'email', to: email, subject, text })
}
