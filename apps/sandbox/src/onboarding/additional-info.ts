import { createHash } from 'node:crypto'
import { attachmentLimits } from '@coffer/domain/attachments'
import { isUnderReview } from '@coffer/domain/status'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { documentKinds, identityDocuments, type DocumentKind } from '../database/schema/documents.ts'
import { forbidden, invalid, ApiRefusal, type LocalizedText } from '../http/refusal.ts'
import { mediaTypeOf } from '../messages/media-type.ts'
import { reviewDocuments } from './identity-review.ts'
import { statusOf } from './missing-documents.ts'
import { change, type DepositorRow } from './progress.ts'
import { beginRevision } from './revision.ts'

/** One or several of a field, as a form carries them. */
const each = <T>(one: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.union([
      v.array(one),
      v.pipe(
        one,
        v.transform((single) => [single]),
      ),
    ]),
    () => [],
  )

export const documentFields = v.object({
  'documents[]': each(v.instance(File)),
  'kinds[]': each(v.string()),
})

interface ReadDocument {
  readonly kind: DocumentKind
  readonly name: string
  readonly mediaType: string
  readonly content: Uint8Array
}

const messages = {
  none: { en: 'Add a document.', es: 'Agregue un documento.' },
  unreadable: {
    en: 'Add a PDF, PNG, JPEG, HEIC or TXT file.',
    es: 'Agregue un archivo PDF, PNG, JPEG, HEIC o TXT.',
  },
  large: { en: 'A file is larger than 10 MB.', es: 'Un archivo supera los 10 MB.' },
  kind: { en: 'Say what this document is.', es: 'Indique qué documento es este.' },
  twice: { en: 'Send one file of each kind.', es: 'Envíe un archivo de cada tipo.' },
  notAsked: {
    en: 'Your application does not need documents now.',
    es: 'Su solicitud no necesita documentos por ahora.',
  },
} as const satisfies Record<string, LocalizedText>

/** Reads the files by their content, each with its kind; refuses by `documents.N`. */
export async function readDocuments(sent: v.InferOutput<typeof documentFields>): Promise<ReadDocument[]> {
  const { 'documents[]': files, 'kinds[]': kinds } = sent
  if (files.length === 0) throw invalid({ documents: [messages.none] })
  if (files.some(({ size }) => size > attachmentLimits.bytes)) throw new ApiRefusal(413, messages.large)
  const problems: Record<string, LocalizedText[]> = {}
  const read: ReadDocument[] = []
  for (const [index, file] of files.entries()) {
    const kind = documentKinds.find((one) => one === kinds[index])
    const content = new Uint8Array(await file.arrayBuffer())
    const mediaType = mediaTypeOf(content)
    if (kind === undefined) problems[`kinds.${index}`] = [messages.kind]
    else if (mediaType === null) problems[`documents.${index}`] = [messages.unreadable]
    else if (read.some((one) => one.kind === kind)) problems[`documents.${index}`] = [messages.twice]
    else read.push({ kind, name: file.name.slice(0, 200), mediaType, content })
  }
  if (Object.keys(problems).length > 0) throw invalid(problems)
  return read
}

/** Stores the requested documents and starts their review: IN_REVIEW at once. Idempotent. */
export async function storeDocuments(
  tx: Tx,
  row: DepositorRow,
  read: readonly ReadDocument[],
): Promise<string> {
  if (!isUnderReview(statusOf(row))) throw forbidden(messages.notAsked)
  const { depositorId } = row
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
