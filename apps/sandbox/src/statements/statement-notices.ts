import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
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

/** Notifies the next batch of depositors whose account has a statement for the month. */
export async function notifyOfStatements(
  tx: Tx,
  { date, after }: Payload,
): Promise<Unfinished<Payload> | void> {
  const first = midnight(`${date.slice(0, 7)}-01`)
  const people = await tx
    .selectDistinct({ depositorId: depositors.depositorId, email: users.email, locale: users.locale })
    .from(depositAccounts)
    .innerJoin(depositors, eq(depositors.depositorId, depositAccounts.depositorId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(
      and(
        or(isNull(depositAccounts.closedAt), gt(depositAccounts.closedAt, first)),
        after === null ? undefined : gt(depositors.depositorId, after),
      ),
    )
    .orderBy(asc(depositors.depositorId))
    .limit(noticeBatchSize)
  await notifyMany(tx, people, 'statement-ready', {})
  const last = people[noticeBatchSize - 1]
  return last && { remaining: { date, after: last.depositorId } }
}
