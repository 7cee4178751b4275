import { composeEmail } from '@coffer/email-templates/compose-email'
import type { EmailKind, Emails } from '@coffer/email-templates/emails'
import type { Sender } from '@coffer/email-templates/sender'
import type { Language } from '@coffer/i18n/languages'
import { localize, notFound, type LocalizedText } from '@coffer/provider-kit/refusal'
import { withMessage } from '@coffer/provider-kit/reply'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { alerts } from '../database/schema/notices.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Call } from '../http/call.ts'
import type { ReceivedFromCaller, SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'

/** Title and body of an alert. */
export interface AlertText {
  readonly title: LocalizedText
  readonly body: LocalizedText
}

/** An alert with the texts of an email, in each language. */
export function toAlertText<P extends EmailKind>(purpose: P, data: Emails[P], sender: Sender): AlertText {
  const inLanguage = (language: Language) => composeEmail(purpose, data, { sender, language })
  const [en, es] = [inLanguage('en'), inLanguage('es')]
  return { title: { en: en.subject, es: es.subject }, body: { en: en.body, es: es.body } }
}

/** Adds an alert to a depositor's list. */
export async function createAlert(
  tx: Tx,
  depositorId: string,
  { title, body }: AlertText,
  purpose: EmailKind | null = null,
): Promise<void> {
  await tx.insert(alerts).values({ depositorId, purpose, title, body, createdAt: now(tx) })
}

/** Marks alerts as read whose request has been fulfilled. */
export async function markAsMet(tx: Tx, depositorIds: readonly string[], purpose: EmailKind): Promise<void> {
  await tx
    .update(alerts)
    .set({ readAt: now(tx) })
    .where(
      and(inArray(alerts.depositorId, [...depositorIds]), eq(alerts.purpose, purpose), isNull(alerts.readAt)),
    )
}

const oneRead: LocalizedText = { en: 'Alert marked as read', es: 'Alerta marcada como leída' }
const allRead: LocalizedText = { en: 'Alerts marked as read', es: 'Alertas marcadas como leídas' }

export const alertCalls = {
  'GET /alerts': asCaller(async ({ c, tx, caller: { depositorId } }) => {
    const rows = await tx
      .select()
      .from(alerts)
      .where(eq(alerts.depositorId, depositorId))
      .orderBy(desc(alerts.createdAt))
    return rows.map((alert) => toWire(c, alert))
  }),

  'POST /alerts': asCaller<'POST /alerts'>(markOne),
  'POST /alerts/': asCaller<'POST /alerts/'>(markOne),

  'POST /alerts/all': asCaller(async ({ tx, caller: { depositorId } }) => {
    await tx
      .update(alerts)
      .set({ readAt: now(tx) })
      .where(and(eq(alerts.depositorId, depositorId), isNull(alerts.readAt)))
    return withMessage(null, allRead)
  }),
} satisfies SomeHandlers

async function markOne({ c, tx, caller: { depositorId }, readBody }: ReceivedFromCaller<'POST /alerts'>) {
  const { alert_id } = await readBody()
  const [alert] = await tx
    .update(alerts)
    .set({ readAt: sql`coalesce(${alerts.readAt}, ${now(tx).toISOString()}::timestamptz)` })
    .where(and(eq(alerts.depositorId, depositorId), eq(alerts.uuid, uuidOrUnusedId(alert_id))))
    .returning()
  if (!alert) throw notFound()
  return withMessage(toWire(c, alert), oneRead)
}

const toWire = (c: Call, alert: typeof alerts.$inferSelect) => ({
  uuid: alert.uuid,
  title: localize(alert.title, readerLanguage(c)),
  body: localize(alert.body, readerLanguage(c)),
  created_at: alert.createdAt.toISOString(),
  read_at: alert.readAt?.toISOString() ?? null,
})
