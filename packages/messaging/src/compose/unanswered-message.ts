import { messageTopics } from '@coffer/api-client/messages'
import { idempotentSubmission, type IdempotentSubmission } from '@coffer/forms/idempotent-submission'
import { draftOf } from '@coffer/session/drafts'
import * as v from 'valibot'
import type { OutgoingMessage } from './delivery.ts'

const schema = v.object({
  subject: v.string(),
  topic: v.picklist(messageTopics),
  body: v.string(),
  threadUuid: v.optional(v.string()),
  since: v.number(),
})

/** The message of a form whose response is pending, without its files. Kept in memory only: a message is never stored. */
export function unansweredMessage(form: string): IdempotentSubmission<OutgoingMessage> {
  const store = draftOf(`${form}/unanswered`)
  return {
    ...idempotentSubmission<OutgoingMessage>(store, schema),
    // Every request has a new key, so nothing is stored before it is sent.
    key: () => crypto.randomUUID(),
    rejected: store.clear,
  }
}
