import { call, callVoid, type CallOptions, type UploadOptions } from '../transport/call.ts'
import { messageSchema, messagesSchema, type Message, type MessageTopic } from './schema.ts'

/** GET /messages. */
export const fetchMessages = ({ signal }: CallOptions = {}): Promise<Message[]> =>
  call({ method: 'GET', path: '/messages', schema: messagesSchema, signal })

export type NewMessage = {
  subject: string
  topic: MessageTopic
  body: string
  /** The thread it answers in; absent begins one. */
  threadUuid?: string | null | undefined
  attachments?: readonly File[] | undefined
}

/** Writes to support. Uploads may take long, so it waits as the long profile update does. */
export function sendMessage(
  message: NewMessage,
  { signal, onProgress }: UploadOptions = {},
): Promise<Message> {
  const body = new FormData()
  body.append('subject', message.subject)
  body.append('topic', message.topic)
  body.append('body', message.body)
  if (message.threadUuid) body.append('thread_uuid', message.threadUuid)
  for (const file of message.attachments ?? []) body.append('attachments[]', file)
  return call({
    method: 'POST',
    path: '/messages',
    body,
    // A browser sends anew by itself when a connection breaks. We do not: an upload is too long to be repeated unasked.
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    timeoutMs: 300_000,
    schema: messageSchema,
    signal,
    onProgress,
  })
}

/** Marks a message as viewed. */
export const viewMessage = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/messages/{uuid}/view', params: { uuid }, signal })
