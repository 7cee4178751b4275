import { messageTopics, type MessageTopic } from '@coffer/api-client/messages'
import { messageLimits } from '@coffer/domain/limits'
import { isBlank } from '@coffer/domain/typed-text'
import * as v from 'valibot'
import { hasMaxLength, messageEntries } from '../compose/message.schema.ts'

export const parseTopic = (text: string): MessageTopic | null =>
  messageTopics.find((topic) => topic === text) ?? null

/** The fields of a new message. Error messages are message keys. */
export const newMessageSchema = v.object({
  topic: v.pipe(
    v.string(),
    v.check((text) => parseTopic(text) !== null, 'problem.topic.empty'),
  ),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => !isBlank(text), 'problem.subject.empty'),
    v.check(hasMaxLength(messageLimits.subject), 'problem.subject.too-long'),
  ),
  ...messageEntries,
})
