export * from './calls.ts'
export * from './queries.ts'
export type { NotificationSettings, Unsubscribed } from './schema.ts'
