import * as v from 'valibot'

export const messageTopics = ['account', 'transfer', 'linking', 'documents', 'joint', 'other'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** Seen from the depositor. */
const messageDirections = ['inbound', 'outbound'] as const
export type MessageDirection = (typeof messageDirections)[number]

const attachmentSchema = v.pipe(
  v.object({
    uuid: v.string(),
    name: v.string(),
    size: v.number(),
    media_type: v.string(),
    download_url: v.string(),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    name: wire.name,
    size: wire.size,
    mediaType: wire.media_type,
    downloadUrl: wire.download_url,
  })),
)

export const messageSchema = v.pipe(
  v.object({
    uuid: v.string(),
    thread_uuid: v.string(),
    /** What it is about, for an answer in the same thread; not every provider says it. */
    topic: v.optional(v.fallback(v.nullable(v.picklist(messageTopics)), null), null),
    direction: v.picklist(messageDirections),
    subject: v.string(),
    body: v.string(),
    sent_at: v.string(),
    viewed_at: v.nullable(v.string()),
    attachments: v.array(attachmentSchema),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    threadUuid: wire.thread_uuid,
    topic: wire.topic,
    direction: wire.direction,
    subject: wire.subject,
    body: wire.body,
    sentAt: wire.sent_at,
    viewedAt: wire.viewed_at,
    attachments: wire.attachments,
  })),
)
export const messagesSchema = v.array(messageSchema)

export type Message = v.InferOutput<typeof messageSchema>
export type Attachment = Message['attachments'][number]
export type WireMessage = v.InferInput<typeof messageSchema>
