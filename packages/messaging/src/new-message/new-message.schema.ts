import { messageTopics, type MessageTopic } from '@coffer/api-client/messages'
import { messageLimits } from '@coffer/domain/limits'
import * as v from 'valibot'
import { within, writtenEntries } from '../sending/written.schema.ts'

export const topicOf = (text: string): MessageTopic | null =>
  messageTopics.find((topic) => topic === text) ?? null

/** What a new message needs. Messages are word keys. */
export const newMessageSchema = v.object({
  topic: v.pipe(
    v.string(),
    v.check((text) => topicOf(text) !== null, 'problem.topic.empty'),
  ),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('problem.subject.empty'),
    v.check(within(messageLimits.subject), 'problem.subject.too-long'),
  ),
  ...writtenEntries,
})

export type NewMessageForm = v.InferOutput<typeof newMessageSchema>
