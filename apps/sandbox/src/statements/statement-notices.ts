import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { and, asc, gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { holdersOf } from '../joint/account-holders.ts'
import { noticeBatchSize, notifyMany } from '../notices/notify-many.ts'
import { midnight } from './periods.ts'

/** The month that ended with `date`; `after` is the last depositor who was notified. */
const payload = v.object({ date: v.string(), after: v.nullable(v.string()) })
type Payload = v.InferOutput<typeof payload>

export const statementNotices = workKind('statement-notices', payload)

/** Schedules the notices of a month that ends with `date`; none on any other day. */
export async function scheduleStatementNotices(tx: Tx, date: CalendarDate): Promise<void> {
  if (!addDays(date, 1).endsWith('-01')) return
  await schedule(tx, statementNotices, { date, after: null }, now(tx), { key: date })
}

/** Notifies the holders of the next batch of accounts that have a statement for the month. */
export async function notifyOfStatements(
  tx: Tx,
  { date, after }: Payload,
): Promise<Unfinished<Payload> | void> {
  const first = midnight(`${date.slice(0, 7)}-01`)
  const owners = await tx
    .selectDistinct({ depositorId: depositAccounts.depositorId })
    .from(depositAccounts)
    .where(
      and(
        or(isNull(depositAccounts.closedAt), gt(depositAccounts.closedAt, first)),
        after === null ? undefined : gt(depositAccounts.depositorId, after),
      ),
    )
    .orderBy(asc(depositAccounts.depositorId))
    .limit(noticeBatchSize)
  const ids = owners.map(({ depositorId }) => depositorId)
  await notifyMany(tx, await holdersOf(tx, ids), 'statement-ready', {})
  const last = owners[noticeBatchSize - 1]
  return last && { remaining: { date, after: last.depositorId } }
}
