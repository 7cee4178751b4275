import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { toRows } from '../database/rows.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { retentionRules, type RetentionRule } from './retention-rules.ts'

const payload = v.object({ date: v.string() })
type Payload = v.InferOutput<typeof payload>

export const retention = workKind('retention', payload)

/** Schedules the deletion of expired data at the end of a day. */
export const scheduleRetention = (tx: Tx, date: string): Promise<void> =>
  schedule(tx, retention, { date }, now(tx), { key: date })

/** Maximum number of rows per rule and transaction. */
const batchSize = 1_000

/** Deletes the next batch of expired data. */
export async function deleteExpired(tx: Tx, of: Payload): Promise<Unfinished<Payload> | void> {
  let isUnfinished = false
  for (const rule of await findDueRules(tx)) isUnfinished = (await deleteBatch(tx, rule)) || isUnfinished
  if (isUnfinished) return { remaining: of }
}

/** The rules with expired data: on most days few have any, and one statement costs less than one for each rule. */
async function findDueRules(tx: Tx): Promise<readonly RetentionRule[]> {
  const isDue = retentionRules.map(
    (rule) => sql`exists (select 1 from ${rule.table} where ${isExpired(tx, rule)})`,
  )
  const [due] = toRows(await tx.execute(sql`select array[${sql.join(isDue, sql`, `)}] as rules`))
  const rules = v.parse(v.array(v.boolean()), due?.['rules'])
  return retentionRules.filter((_, index) => rules[index])
}

/** Returns whether more rows may remain. */
async function deleteBatch(tx: Tx, rule: RetentionRule): Promise<boolean> {
  const { table } = rule
  // With an array of row addresses, the rows are looked up directly. A subquery would be joined, and its plan might
  // read the table for each row.
  const deleted = await tx.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${isExpired(tx, rule)} limit ${batchSize})) returning 1 as one`,
  )
  return toRows(deleted).length === batchSize
}

const isExpired = (tx: Tx, { days, endedBefore }: RetentionRule) =>
  endedBefore(new Date(now(tx).getTime() - days * 86_400_000), tx)
