import { messageTopics, type MessageTopic } from '@coffer/api-client/messages'
import * as v from 'valibot'

/** Decisions, Depositor rules, message. */
export const LONGEST_SUBJECT = 120
export const LONGEST_BODY = 5000

export const topicOf = (text: string): MessageTopic | null =>
  messageTopics.find((topic) => topic === text) ?? null

// As a person counts: an emoji is one character.
const within = (most: number) => (text: string) => Array.from(text).length <= most

/** What a message needs. Messages are word keys. */
export const newMessageSchema = v.object({
  topic: v.pipe(
    v.string(),
    v.check((text) => topicOf(text) !== null, 'problem.topic.empty'),
  ),
  subject: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('problem.subject.empty'),
    v.check(within(LONGEST_SUBJECT), 'problem.subject.too-long'),
  ),
  body: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('problem.body.empty'),
    v.check(within(LONGEST_BODY), 'problem.body.too-long'),
  ),
})

export type NewMessageForm = v.InferOutput<typeof newMessageSchema>
