import { isNull } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts } from '../database/schema/banking.ts'
import { schedule, type Unfinished, workKind } from '../due-work/due-work.ts'
import { notifyOwners } from '../notices/notify-owners.ts'

/** A change and the previous yield; `after` is the last depositor who was notified. */
const payload = v.object({
  from: v.string(),
  to: v.string(),
  date: v.string(),
  after: v.nullable(v.string()),
})
type Payload = v.InferOutput<typeof payload>

export const rateNotices = workKind('rate-notices', payload)

/** Schedules the notices of a change (12 CFR 1030.5(a)). */
export const scheduleRateNotices = (tx: Tx, change: Omit<Payload, 'after'>): Promise<void> =>
  schedule(tx, rateNotices, { ...change, after: null }, now(tx), { key: change.date })

/** Notifies the holders of the next batch of open accounts. */
export async function notifyOfRate(
  tx: Tx,
  { after, ...change }: Payload,
): Promise<Unfinished<Payload> | void> {
  const accounts = isNull(depositAccounts.closedAt)
  const last = await notifyOwners(tx, { accounts, after }, 'rate-change', change)
  if (last !== null) return { remaining: { ...change, after: last } }
}
