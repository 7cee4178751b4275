import { LONG_TIMEOUT_MS, call, callVoid, type CallOptions, type UploadOptions } from '../transport/call.ts'
import { messageSchema, messagesSchema, type Message, type MessageTopic } from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export { messageTopics } from './schema.ts'
export type { Attachment, Message, MessageDirection, MessageTopic } from './schema.ts'

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

/** Polling interval while an attachment is being checked. */
const CHECKING_MS = 10_000

export const messagesQuery = () =>
  queryOptions({
    queryKey: ['messages'],
    queryFn: fetchMessages,
    refetchInterval: ({ state }) => (state.data?.some(hasUncheckedFile) ? CHECKING_MS : false),
  })

const hasUncheckedFile = ({ attachments }: Message): boolean =>
  attachments.some(({ status }) => status === 'checking')

/** Number of unread messages from the bank. */
export const unreadMessagesQuery = () => queryOptions({ ...messagesQuery(), select: countUnread })

/** An unread message is from the bank and was not opened. */
export const isUnread = ({ direction, viewedAt }: Message): boolean =>
  direction === 'inbound' && viewedAt === null

const countUnread = (messages: readonly Message[]): number => messages.filter(isUnread).length
