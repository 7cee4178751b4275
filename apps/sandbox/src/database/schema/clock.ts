import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** One row: how far the provider's clock is ahead of the machine's. It only grows. */
export const clock = pgTable('clock', {
  only: boolean('only').primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull().default(0),
})

/** Keys created at first start: for hashing, for CSRF, for the operator. Not readable by the application's role. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
