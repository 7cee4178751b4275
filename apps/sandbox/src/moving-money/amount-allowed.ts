import { easternDate, easternInstant } from '@coffer/domain/calendar'
import { and, eq, gte, isNull, notInArray, sql } from 'drizzle-orm'
import { limitsOf } from '../banking/account-limits.ts'
import type { NewTransfer } from '../banking/transfer-life.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { safeInteger } from '../database/schema/cents.ts'
import { amountBetween } from '../funding/amount-between.ts'
import { invalid } from '../http/refusal.ts'
import { balanceOf } from '../ledger/post.ts'

type Direction = NewTransfer['direction']

/** Refuses an amount outside the limits, over the rest of the daily limit, or over the available balance. */
export async function requireAmountNow(
  tx: Tx,
  accountId: string,
  direction: Direction,
  cents: number,
): Promise<void> {
  const limits = await limitsOf(tx)
  const today = await movedToday(tx, accountId, direction)
  const isIn = direction === 'LinkedToPrimary'
  const most = isIn
    ? Math.min(limits.deposit_max, limits.deposit_daily - today)
    : Math.min((await balanceOf(tx, accountId)).available, limits.withdraw_daily - today)
  requireWithin(cents, isIn ? limits.deposit_min : limits.withdraw_min, Math.max(0, most))
}

/** The same for a scheduled deposit, which counts for the limit of its own day. */
export async function requireAmountLater(tx: Tx, cents: number): Promise<void> {
  const { least, most } = await limitsOfItsDay(tx)
  requireWithin(cents, least, most)
}

/** Whether a scheduled deposit that is due is within the limits, which may have changed since. */
export async function isAmountAllowedToday(tx: Tx, cents: number): Promise<boolean> {
  const { least, most } = await limitsOfItsDay(tx)
  return amountBetween(cents, least, most) === null
}

async function limitsOfItsDay(tx: Tx): Promise<{ least: number; most: number }> {
  const { deposit_min, deposit_max, deposit_daily } = await limitsOf(tx)
  return { least: deposit_min, most: Math.min(deposit_max, deposit_daily) }
}

function requireWithin(cents: number, least: number, most: number): void {
  const problem = amountBetween(cents, least, most)
  if (problem !== null) throw invalid({ amount: [problem] })
}

async function movedToday(tx: Tx, accountId: string, direction: Direction): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<unknown>`coalesce(sum(${transfers.amountCents}), 0)` })
    .from(transfers)
    .where(
      and(
        eq(transfers.depositAccountId, accountId),
        eq(transfers.direction, direction),
        notInArray(transfers.status, ['Voided', 'Returned', 'Cancelled']),
        isNull(transfers.scheduledFor),
        gte(transfers.createdAt, new Date(easternInstant(easternDate(now(tx)), 0))),
      ),
    )
  return safeInteger(row?.cents)
}
