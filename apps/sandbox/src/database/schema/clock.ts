import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** A single row: how far the provider's clock is ahead of the machine's. The offset only grows. */
export const clock = pgTable('clock', {
  only: boolean('only').primaryKey().default(true),
  aheadMs: bigint('ahead_ms', { mode: 'number' }).notNull().default(0),
})

/**
 * Keys stored by earlier releases; empty since keys are derived from COFFER_SECRET. The application's role cannot read
 * it.
 */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Ids of the keys with which stored fingerprints may have been made. The keys themselves are not in the database. */
export const secretKeys = pgTable('secret_keys', {
  keyId: text('key_id').primaryKey(),
})

/**
 * Conversions of values stored by earlier releases that are still to be run at a start; a name is deleted when its
 * conversion is done.
 */
export const conversions = pgTable('conversions', {
  name: text('name').primaryKey(),
})
