import { bigserial, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What the operator did, and wrong keys. Append-only: the database refuses to change or delete a row. */
export const operatorActions = pgTable('operator_actions', {
  sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
  at: instant('at').notNull(),
  /** Method and pattern of the call: `POST /transactions/:uuid/return`. */
  action: text('action').notNull(),
  /** The path of the call, without its query: it names what was acted on. */
  target: text('target').notNull(),
  /** The tenant that the call named; null for an action on the provider itself or on a record found by its id. */
  subject: text('subject'),
  status: integer('status').notNull(),
  address: text('address').notNull(),
  invocationId: uuid('invocation_id').notNull(),
})
