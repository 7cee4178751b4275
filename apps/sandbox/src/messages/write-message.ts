import type { messageForm } from '@coffer/api-client/messages/request-schema'
import { type MessageTopic, messageTopics } from '@coffer/api-client/messages/schema'
import { attachmentLimits } from '@coffer/domain/attachments'
import { messageLimits } from '@coffer/domain/limits'
import { isBlank } from '@coffer/domain/typed-text'
import { invalid, ApiRefusal, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { attachments, messages } from '../database/schema/messages.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { safeFileName } from '../uploads/file-name.ts'
import { readUpload, type UploadedFile } from '../uploads/read-upload.ts'

export type WrittenMessage = v.InferOutput<typeof messageForm>

export type Message = typeof messages.$inferSelect

const formMessages = {
  subject: {
    en: 'Enter a subject of up to 120 characters.',
    es: 'Ingrese un asunto de hasta 120 caracteres.',
  },
  topic: { en: 'Choose a topic.', es: 'Elija un tema.' },
  body: {
    en: 'Write a message of up to 5,000 characters.',
    es: 'Escriba un mensaje de hasta 5,000 caracteres.',
  },
  many: { en: 'Attach at most 5 files.', es: 'Adjunte 5 archivos como máximo.' },
  large: { en: 'A file is larger than 10 MB.', es: 'Un archivo supera los 10 MB.' },
} as const satisfies Record<string, LocalizedText>

const notTaken = (name: string): LocalizedText => ({
  en: `We can’t accept the format of “${name}”: save it as a JPEG or PDF, or take a screenshot of it.`,
  es: `No aceptamos el formato de “${name}”: guárdelo como JPEG o PDF, o tome una captura de pantalla.`,
})
const empty = (name: string): LocalizedText => ({
  en: `“${name}” is empty.`,
  es: `“${name}” está vacío.`,
})

/** The topic of a message. Refuses one that cannot be sent, with problems by field. */
export function requireSendable({
  subject,
  topic,
  body,
  'attachments[]': attached,
}: WrittenMessage): MessageTopic {
  const fits = (text: string, most: number): boolean => !isBlank(text) && Array.from(text).length <= most
  const known = messageTopics.find((one) => one === topic)
  const checks: [string, boolean, LocalizedText][] = [
    ['subject', fits(subject, messageLimits.subject), formMessages.subject],
    ['topic', known !== undefined, formMessages.topic],
    ['body', fits(body, messageLimits.body), formMessages.body],
    ['attachments', attached.length <= attachmentLimits.count, formMessages.many],
  ]
  const problems = checks.filter(([, isValid]) => !isValid)
  if (known === undefined || problems.length > 0)
    throw invalid(Object.fromEntries(problems.map(([field, , message]) => [field, [message]])))
  if (attached.some(({ size }) => size > attachmentLimits.bytes))
    throw new ApiRefusal(413, formMessages.large)
  return known
}

/** Reads the files; refuses a file of a type that is not allowed. */
export async function readAttachments(attached: readonly File[]): Promise<UploadedFile[]> {
  return Promise.all(
    attached.map(async (file) => {
      const read = await readUpload(file)
      if (read !== null) return read
      const problem = file.size === 0 ? empty : notTaken
      throw invalid({ attachments: [problem(safeFileName(file.name))] })
    }),
  )
}

export type NewMessage = Pick<Message, 'direction' | 'topic' | 'subject' | 'body'> & {
  threadId?: string | undefined
  /** Defaults to now. */
  sentAt?: Date
}

export type NewAttachment = Omit<typeof attachments.$inferInsert, 'messageId'>

/** Adds a message to its thread, or starts a thread. An existing thread must be the depositor's own. */
export async function writeMessage(
  tx: Tx,
  depositorId: string,
  { threadId, sentAt = now(tx), ...content }: NewMessage,
  attached: readonly NewAttachment[] = [],
): Promise<Message> {
  const id = crypto.randomUUID()
  const [earlier] = await tx
    .select({ threadId: messages.threadId })
    .from(messages)
    .where(and(eq(messages.depositorId, depositorId), eq(messages.threadId, uuidOrUnusedId(threadId ?? ''))))
  const [message] = await tx
    .insert(messages)
    .values({
      id,
      depositorId,
      threadId: earlier?.threadId ?? id,
      ...content,
      sentAt,
      viewedAt: content.direction === 'outbound' ? sentAt : null,
    })
    .returning()
  if (message === undefined) throw new Error('The inserted message was not found.')
  if (attached.length > 0)
    await tx.insert(attachments).values(attached.map((one) => ({ messageId: id, ...one })))
  return message
}
