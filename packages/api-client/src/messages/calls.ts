import { call, callVoid, LONG_TIMEOUT_MS, type CallOptions, type UploadOptions } from '../transport/call.ts'
import { messageSchema, messagesSchema, type Message, type MessageTopic } from './schema.ts'

/** GET /messages. */
export const fetchMessages = ({ signal }: CallOptions = {}): Promise<Message[]> =>
  call({ method: 'GET', path: '/messages', schema: messagesSchema, signal })

export type NewMessage = {
  subject: string
  topic: MessageTopic
  body: string
  /** The thread to reply in; absent to start a new one. */
  threadUuid?: string | null | undefined
  attachments?: readonly File[] | undefined
}

/** Writes to support. Its attachments may take long to upload. */
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
    // For the browser's own retry after a broken connection. The transport does not retry uploads: they take too long.
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    timeoutMs: LONG_TIMEOUT_MS,
    schema: messageSchema,
    signal,
    onProgress,
  })
}

/** Marks a message as viewed. */
export const viewMessage = (uuid: string, { signal }: CallOptions = {}): Promise<void> =>
  callVoid({ method: 'POST', path: '/messages/{uuid}/view', params: { uuid }, signal })
