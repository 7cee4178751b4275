import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq, gt, sql } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { identityDocuments } from '../database/schema/documents.ts'
import { attachments, messages } from '../database/schema/messages.ts'

/** Limits of the files that one depositor may send, in messages and as documents. */
export interface UploadQuota {
  readonly filesPerDay: number
  readonly bytesPerDay: number
  readonly bytesInAll: number
}

export const defaultUploadQuota: UploadQuota = {
  filesPerDay: 40,
  bytesPerDay: 150 * 1024 * 1024,
  bytesInAll: 500 * 1024 * 1024,
}

const usedUpToday: LocalizedText = {
  en: 'You’ve sent as many files as you can today. Send your message without files, or try again tomorrow.',
  es: 'Ya envió todos los archivos que puede enviar hoy. Envíe su mensaje sin archivos o inténtelo de nuevo mañana.',
}
const usedUp: LocalizedText = {
  en: 'There’s no room for more files from you. Send a message without files, and we’ll help.',
  es: 'Ya no hay espacio para más archivos suyos. Envíe un mensaje sin archivos y le ayudaremos.',
}

const dayMs = 24 * 60 * 60 * 1000

/** Refuses, at the given field, files that exceed the depositor's quota. The caller has locked the depositor. */
export async function requireQuota(
  tx: Tx,
  depositorId: string,
  { quota, files, field }: { quota: UploadQuota; files: readonly { content: Uint8Array }[]; field: string },
): Promise<void> {
  if (files.length === 0) return
  const sent = files.reduce((sum, { content }) => sum + content.byteLength, 0)
  const since = new Date(now(tx).getTime() - dayMs)
  const [today, ever] = [
    await sumUploads(tx, depositorId, since),
    await sumUploads(tx, depositorId, new Date(0)),
  ]
  if (today.files + files.length > quota.filesPerDay || today.bytes + sent > quota.bytesPerDay)
    throw invalid({ [field]: [usedUpToday] })
  if (ever.bytes + sent > quota.bytesInAll) throw invalid({ [field]: [usedUp] })
}

async function sumUploads(
  tx: Tx,
  depositorId: string,
  since: Date,
): Promise<{ files: number; bytes: number }> {
  const counted = {
    files: sql<string>`count(*)`,
    bytes: sql<string>`coalesce(sum(size), 0)`,
  }
  const [inMessages] = await tx
    .select(counted)
    .from(attachments)
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(
      and(
        eq(messages.depositorId, depositorId),
        eq(messages.direction, 'outbound'),
        gt(messages.sentAt, since),
      ),
    )
  const [asDocuments] = await tx
    .select(counted)
    .from(identityDocuments)
    .where(and(eq(identityDocuments.depositorId, depositorId), gt(identityDocuments.sentAt, since)))
  const both = [inMessages, asDocuments]
  return {
    files: both.reduce((sum, row) => sum + Number(row?.files ?? 0), 0),
    bytes: both.reduce((sum, row) => sum + Number(row?.bytes ?? 0), 0),
  }
}
