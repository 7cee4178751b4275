import type { CalendarDate } from '@coffer/domain/calendar'
import { asc, eq, gt } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { personColumns } from '../notices/notify.ts'
import { noticeBatchSize, notifyMany } from '../notices/notify-many.ts'
import { interestCredited } from '../statements/statement-postings.ts'
import { reportedFromCents, yearSpan } from './tax-years.ts'

/** The reported tax year; `after` is the last deposit account of the previous batch. */
const payload = v.object({ year: v.number(), after: v.nullable(v.string()) })
type Payload = v.InferOutput<typeof payload>

export const taxNotices = workKind('tax-notices', payload)

/** Schedules the notices of the previous year when the last day of January begins; on other days, none. */
export async function scheduleTaxNotices(tx: Tx, date: CalendarDate): Promise<void> {
  if (!date.endsWith('-01-30')) return
  const year = Number(date.slice(0, 4)) - 1
  await schedule(tx, taxNotices, { year, after: null }, now(tx), { key: `${year}` })
}

/** Notifies the holders of the next batch of accounts whose interest of the year is reported. */
export async function notifyOfTaxDocuments(
  tx: Tx,
  { year, after }: Payload,
): Promise<Unfinished<Payload> | void> {
  const people = await tx
    .select({ accountId: depositAccounts.id, ...personColumns })
    .from(depositAccounts)
    .innerJoin(depositors, eq(depositors.depositorId, depositAccounts.depositorId))
    .innerJoin(users, eq(users.userId, depositors.userId))
    .where(after === null ? undefined : gt(depositAccounts.id, after))
    .orderBy(asc(depositAccounts.id))
    .limit(noticeBatchSize)
  const earned = await interestCredited(
    tx,
    yearSpan(year),
    people.map(({ accountId }) => accountId),
  )
  const reported = people.filter(({ accountId }) => (earned.get(accountId) ?? 0) >= reportedFromCents)
  await notifyMany(tx, reported, 'tax-form-ready', {})
  const last = people[noticeBatchSize - 1]
  return last && { remaining: { year, after: last.accountId } }
}
