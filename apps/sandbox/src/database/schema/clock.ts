import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** One row: how far the provider's clock is ahead of the machine's. It only grows. */
export const clock = pgTable('clock', {
  only: boolean('only').primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull().default(0),
})

/** Keys that earlier releases kept here; empty since keys are derived from COFFER_SECRET. Not readable by the application's role. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Ids of the keys that stored fingerprints may have. The keys themselves are not in the database. */
export const secretKeys = pgTable('secret_keys', {
  keyId: text('key_id').primaryKey(),
})

/** What a start still does to values that earlier releases stored; a name is deleted once it is done. */
export const conversions = pgTable('conversions', {
  name: text('name').primaryKey(),
})
