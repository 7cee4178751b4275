import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { and, asc, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { uuidArray } from '../database/rows.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { jobs } from '../database/schema/due-work.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { scheduleStatementNotices } from '../statements/statement-notices.ts'
import { scheduleRetention } from '../retention/delete-expired.ts'
import { scheduleMonthlySummaries } from '../summaries/monthly-summaries.ts'
import { midnight } from '../statements/periods.ts'
import { scheduleTaxNotices } from '../tax-documents/tax-notices.ts'
import { accrueThrough } from './interest.ts'

/** The end of a day in New York, for every account of a tenant at once. */
export const endOfDay = workKind('end-of-day', v.object({ date: v.string() }))

/** Schedules the end of a day, once per tenant and day. */
export const scheduleEndOfDay = (tx: Tx, date: CalendarDate): Promise<void> =>
  schedule(tx, endOfDay, { date }, midnight(addDays(date, 1)), { key: date })

/** Schedules the end of the following day, whether or not this one succeeds. */
export const scheduleNextEndOfDay = (tx: Tx, { date }: { date: CalendarDate }): Promise<void> =>
  scheduleEndOfDay(tx, addDays(date, 1))

/**
 * Ends the day for the next batch of accounts. The last batch schedules the notices of statements and tax forms, the
 * summaries, and the deletion of expired data.
 */
export async function endDay(
  tx: Tx,
  payload: { date: CalendarDate },
): Promise<Unfinished<{ date: string }> | void> {
  if (await closeDay(tx, payload.date)) return { remaining: payload }
  await scheduleStatementNotices(tx, payload.date)
  await scheduleMonthlySummaries(tx, payload.date)
  await scheduleTaxNotices(tx, payload.date)
  await scheduleRetention(tx, payload.date)
}

/** A call may have to wait for one batch. Larger batches do not lower the cost per account. */
const batchSize = 200

/**
 * Accrues interest through `date` for the next batch of accounts, and posts the month's interest on its last day;
 * returns whether more accounts may remain. Days that an earlier end of day skipped (because it failed, or the
 * account's transfers did) are accrued too, each on that day's balance. An account with unfinished work due before now
 * is skipped, because its balance is not final.
 */
async function closeDay(tx: Tx, date: CalendarDate): Promise<boolean> {
  const batch = tx
    .select({ id: depositAccounts.id })
    .from(depositAccounts)
    .where(
      and(
        isNull(depositAccounts.closedAt),
        isNull(depositAccounts.closingSince),
        lt(depositAccounts.accruedThrough, date),
        notExists(
          tx
            .select({ jobId: jobs.jobId })
            .from(jobs)
            .where(
              and(
                eq(jobs.tenant, depositAccounts.tenant),
                eq(jobs.chain, sql`${depositAccounts.id}::text`),
                ne(jobs.status, 'done'),
                lt(jobs.dueAt, now(tx)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(depositAccounts.accruedThrough))
    .limit(batchSize)
  const ids = (await batch).map(({ id }) => id)
  const open = await tx
    .select()
    .from(depositAccounts)
    .where(
      and(
        sql`${depositAccounts.id} = any(${uuidArray(ids)})`,
        isNull(depositAccounts.closedAt),
        isNull(depositAccounts.closingSince),
        lt(depositAccounts.accruedThrough, date),
      ),
    )
    .orderBy(asc(depositAccounts.id))
    .for('no key update')
  for (const { id } of open) recordLock(tx, 'deposit-account', id)
  await accrueThrough(tx, open, date)
  return ids.length === batchSize
}
