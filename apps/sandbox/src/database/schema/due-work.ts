import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenant } from './columns.ts'

/** `parked`: failed too often; only the operator can run it again. */
export const jobStatuses = ['waiting', 'parked', 'done'] as const

/** Scheduled work. A job is marked done in the same transaction as its effect. */
export const jobs = pgTable(
  'jobs',
  {
    tenant: tenant(),
    jobId: bigserial('job_id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** At most one unfinished job per kind and key. */
    key: text('key'),
    /** Jobs that must run in due order: an unfinished one blocks the later ones of its chain. */
    chain: text('chain'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    /** The moment that `now(tx)` returns in the job. Retries do not change it. */
    dueAt: instant('due_at').notNull(),
    /** The moment of the next attempt: when the job is due, or later after a failure. */
    runAt: instant('run_at').notNull(),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('jobs_next')
      .on(t.tenant, t.runAt, t.jobId)
      .where(sql`status = 'waiting'`),
    index('jobs_due')
      .on(t.runAt)
      .where(sql`status = 'waiting'`),
    index('jobs_chain')
      .on(t.tenant, t.chain, t.dueAt, t.jobId)
      .where(sql`status <> 'done'`),
    index('jobs_parked')
      .on(t.tenant, t.jobId)
      .where(sql`status = 'parked'`),
    uniqueIndex('jobs_key')
      .on(t.tenant, t.kind, t.key)
      .where(sql`status <> 'done'`),
  ],
)
