import { createHash } from 'node:crypto'
import { attachmentLimits } from '@coffer/domain/attachments'
import { isUnderReview } from '@coffer/domain/status'
import { forbidden, invalid, ApiRefusal, type LocalizedText } from '@coffer/provider-kit/refusal'
import { sql } from 'drizzle-orm'
import { list, sentFile, shortText } from '@coffer/api-client/request/text'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { documentKinds, type DocumentKind } from '@coffer/api-client/depositor/schema'
import { identityDocuments } from '../database/schema/documents.ts'
import type { Call } from '../http/call.ts'
import { readUpload, type UploadedFile } from '../uploads/read-upload.ts'
import type { ScanVerdict } from '../uploads/scan.ts'
import { requireQuota, type UploadQuota } from '../uploads/upload-quota.ts'
import { reviewDocuments } from './identity-review.ts'
import { change, type DepositorRow } from './progress.ts'
import { beginRevision } from './revision.ts'

/** One or several values of a field, as a form sends them. */
const each = <T>(one: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.union([
      list(one),
      v.pipe(
        one,
        v.transform((single) => [single]),
      ),
    ]),
    () => [],
  )

export const documentFields = v.object({
  'documents[]': each(sentFile),
  'kinds[]': each(shortText),
})

interface ReadDocument extends UploadedFile {
  readonly kind: DocumentKind
}

const messages = {
  none: { en: 'Add a document.', es: 'Agregue un documento.' },
  notTaken: {
    en: 'We can’t accept this format: save it as a JPEG or PDF, or take a screenshot of it.',
    es: 'No aceptamos este formato: guárdelo como JPEG o PDF, o tome una captura de pantalla.',
  },
  empty: { en: 'This file is empty.', es: 'Este archivo está vacío.' },
  infected: {
    en: 'This file didn’t pass our security check. Add another copy.',
    es: 'Este archivo no pasó nuestra revisión de seguridad. Agregue otra copia.',
  },
  large: { en: 'A file is larger than 10 MB.', es: 'Un archivo supera los 10 MB.' },
  notChecked: {
    en: 'We can’t check files right now. Try again in a few minutes.',
    es: 'No podemos revisar archivos en este momento. Inténtelo de nuevo en unos minutos.',
  },
  kind: { en: 'Choose what this document is.', es: 'Indique qué documento es este.' },
  twice: { en: 'Send one file of each kind.', es: 'Envíe un archivo de cada tipo.' },
  notAsked: {
    en: 'Your application doesn’t need documents right now.',
    es: 'Su solicitud no necesita documentos en este momento.',
  },
} as const satisfies Record<string, LocalizedText>

/** Reads and checks the files, each with its document type; problems refer to `documents.N`. */
export async function readDocuments(
  c: Call,
  sent: v.InferOutput<typeof documentFields>,
): Promise<ReadDocument[]> {
  const { 'documents[]': files, 'kinds[]': kinds } = sent
  if (files.length === 0) throw invalid({ documents: [messages.none] })
  if (files.some(({ size }) => size > attachmentLimits.bytes)) throw new ApiRefusal(413, messages.large)
  const problems: Record<string, LocalizedText[]> = {}
  const read: ReadDocument[] = []
  for (const [index, file] of files.entries()) {
    const kind = documentKinds.find((one) => one === kinds[index])
    const uploaded = await readUpload(file)
    if (kind === undefined) problems[`kinds.${index}`] = [messages.kind]
    else if (uploaded === null)
      problems[`documents.${index}`] = [file.size === 0 ? messages.empty : messages.notTaken]
    else if (read.some((one) => one.kind === kind)) problems[`documents.${index}`] = [messages.twice]
    else if ((await scanNow(c, uploaded)) === 'refused') problems[`documents.${index}`] = [messages.infected]
    else read.push({ kind, ...uploaded })
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return read
}

/** A document is scanned before it is stored, so that a review never gets a harmful one. */
async function scanNow(c: Call, file: UploadedFile): Promise<ScanVerdict> {
  const { settings, log } = c.var.context
  if (settings.scan === null) return 'clean'
  try {
    return await settings.scan(file)
  } catch (error) {
    log.error({ err: error, invocation: c.var.invocationId }, 'a document could not be checked')
    throw new ApiRefusal(503, messages.notChecked)
  }
}

/** Stores the requested documents and starts their review: the status is IN_REVIEW at once. Idempotent. */
export async function storeDocuments(
  tx: Tx,
  row: DepositorRow,
  read: readonly ReadDocument[],
  quota: UploadQuota,
): Promise<string> {
  if (!isUnderReview(row.registrationStatus)) throw forbidden(messages.notAsked)
  const { depositorId } = row
  await requireQuota(tx, depositorId, { quota, files: read, field: 'documents' })
  await beginRevision(tx, depositorId)
  await tx
    .insert(identityDocuments)
    .values(
      read.map((document) => ({
        ...document,
        depositorId,
        size: document.content.byteLength,
        contentHash: createHash('sha256').update(document.content).digest('hex'),
        sentAt: now(tx),
      })),
    )
    .onConflictDoUpdate({
      target: [
        identityDocuments.tenant,
        identityDocuments.depositorId,
        identityDocuments.kind,
        identityDocuments.contentHash,
      ],
      set: { name: sql`excluded.name`, sentAt: sql`excluded.sent_at` },
    })
  await change(tx, depositorId, { registrationStatus: 'IN_REVIEW', askedDocuments: null })
  return reviewDocuments(tx, depositorId)
}
