import { bigint, foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, tenant } from './columns.ts'
import { depositors } from './onboarding.ts'

/** Asynchronous requests, which clients follow through GET /request/{id}. */
export const requests = pgTable(
  'requests',
  {
    tenant: tenant(),
    requestId: id('request_id'),
    depositorId: uuid('depositor_id').notNull(),
    kind: text('kind', { enum: ['accounts', 'depositor', 'status', 'transactions'] }).notNull(),
    result: jsonb('result').$type<unknown>(),
    failure: text('failure'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** The empty account that was closed without a transfer, and its last posting before (0 for none). */
    closedAccountId: uuid('closed_account_id'),
    closedAfterPosting: bigint('closed_after_posting', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.requestId] }),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)

/** Responses of accepted requests by Idempotency-Key. A refused request leaves no row. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenant: tenant(),
    depositorId: uuid('depositor_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.depositorId, t.key] }),
    foreignKey({
      columns: [t.tenant, t.depositorId],
      foreignColumns: [depositors.tenant, depositors.depositorId],
    }),
  ],
)
