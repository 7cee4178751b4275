import * as v from 'valibot'
import { attachmentStatuses } from '@coffer/domain/status'
import { wireObject } from '../transport/wire-case.ts'

export const messageTopics = ['account', 'transfer', 'linking', 'documents', 'joint', 'other'] as const
export type MessageTopic = (typeof messageTopics)[number]

/** From the depositor's point of view. */
const messageDirections = ['inbound', 'outbound'] as const
export type MessageDirection = (typeof messageDirections)[number]

export const attachmentSchema = wireObject({
  uuid: v.string(),
  name: v.string(),
  size: v.number(),
  media_type: v.string(),
  /** Absent if the provider checks no files. A status unknown to this client counts as unchecked. */
  status: v.optional(v.fallback(v.picklist(attachmentStatuses), 'checking'), 'clean'),
  /** Null unless the file is clean. */
  download_url: v.nullable(v.string()),
})

export const messageSchema = wireObject({
  uuid: v.string(),
  thread_uuid: v.string(),
  /** Topic of the thread, for a reply; not every provider reports it. */
  topic: v.optional(v.fallback(v.nullable(v.picklist(messageTopics)), null), null),
  direction: v.picklist(messageDirections),
  /** The transaction that the message reports a problem with (capability `cases`). */
  transaction_uuid: v.optional(v.nullable(v.string()), null),
  subject: v.string(),
  body: v.string(),
  sent_at: v.string(),
  viewed_at: v.nullable(v.string()),
  attachments: v.array(attachmentSchema),
})
export const messagesSchema = v.array(messageSchema)

/** POST /messages/{uuid}/view. */
export const viewedSchema = v.object({ viewed_at: v.string() })

export type Message = v.InferOutput<typeof messageSchema>
export type Attachment = Message['attachments'][number]
export type WireMessage = v.InferInput<typeof messageSchema>
