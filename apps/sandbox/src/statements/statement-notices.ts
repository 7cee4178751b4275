import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { notifyOwners } from '../notices/notify-owners.ts'
import { midnight } from './periods.ts'

/** The month that ended with `date`; `after` is the last depositor who was notified. */
const payload = v.object({ date: v.string(), after: v.nullable(v.string()) })
type Payload = v.InferOutput<typeof payload>

export const statementNotices = workKind('statement-notices', payload)

/** Schedules the notices of the month that ends with `date`; on other days, none. */
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
  const accounts = or(isNull(depositAccounts.closedAt), gt(depositAccounts.closedAt, first))
  const last = await notifyOwners(tx, { accounts, after }, 'statement-ready', {})
  if (last !== null) return { remaining: { date, after: last } }
}
