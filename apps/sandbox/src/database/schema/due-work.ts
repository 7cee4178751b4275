import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, tenant } from './columns.ts'

/** What waits for its moment. A row is done in the same transaction as the work itself. */
export const jobs = pgTable(
  'jobs',
  {
    tenant: tenant(),
    jobId: bigserial('job_id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** At most one waiting job of a kind has a given key. */
    key: text('key'),
    payload: jsonb('payload').$type<unknown>().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
  },
  (t) => [
    index('jobs_due')
      .on(t.runAt, t.jobId)
      .where(sql`done_at is null`),
    uniqueIndex('jobs_key')
      .on(t.tenant, t.kind, t.key)
      .where(sql`done_at is null`),
  ],
)
