export * from './calls.ts'
export * from './queries.ts'
export { messageTopics } from './schema.ts'
export type { Attachment, Message, MessageDirection, MessageTopic } from './schema.ts'
