import { addDays, easternInstant, type CalendarDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import { spokenTo } from '../identity/spoken-to.ts'
import { interestPosted } from '../ledger/movements.ts'
import { balanceOf, balancesOf, post } from '../ledger/post.ts'
import type { DepositAccount } from './deposit-account.ts'
import { interestWords } from './transfer-words.ts'

/** The end of a day in New York, for every account of a tenant at once. */
export const endOfDay = workKind('end-of-day', v.object({ date: v.string() }))

/** Waits for the end of a day; once per tenant and day. */
export const scheduleEndOfDay = (tx: Tx, date: CalendarDate): Promise<void> =>
  schedule(tx, endOfDay, { date }, new Date(easternInstant(addDays(date, 1), 0)), date)

/** Accrues the day's interest, posts the month's on its last day, and waits for the next day. */
export async function closeDay(tx: Tx, date: CalendarDate): Promise<void> {
  const open = await tx
    .select()
    .from(depositAccounts)
    .where(
      and(
        isNull(depositAccounts.closedAt),
        isNull(depositAccounts.closingSince),
        lt(depositAccounts.accruedThrough, date),
      ),
    )
    .orderBy(asc(depositAccounts.id))
    .for('update')
  const balances = await balancesOf(
    tx,
    open.map(({ id }) => id),
  )
  const isMonthEnd = addDays(date, 1).endsWith('-01')
  const earned = open.map((account) => {
    const accrued = account.accruedInterest + accrueDay(balances.get(account.id)?.current ?? 0, account.apy)
    return { account, ...(isMonthEnd ? postInterest(accrued) : { cents: 0, carried: accrued }) }
  })
  await keepAccrued(tx, date, earned)
  for (const { account, cents } of earned)
    if (cents > 0) await creditInterest(tx, account, cents, `interest:${account.id}:${date}`)
  await scheduleEndOfDay(tx, addDays(date, 1))
}

/** One statement for all accounts: the clock may be moved by years. */
async function keepAccrued(
  tx: Tx,
  date: CalendarDate,
  earned: readonly { account: DepositAccount; carried: bigint }[],
): Promise<void> {
  const rows = JSON.stringify(
    earned.map(({ account, carried }) => ({ id: account.id, carried: String(carried) })),
  )
  await tx.execute(sql`
    update deposit_accounts a set accrued_interest = day.carried, accrued_through = ${date}::date
      from jsonb_to_recordset(${rows}::text::jsonb) as day (id uuid, carried bigint) where a.id = day.id`)
}

/** Credits interest once for a trace. The caller holds the account. */
export async function creditInterest(
  tx: Tx,
  account: DepositAccount,
  cents: number,
  trace: string,
): Promise<void> {
  const transferId = crypto.randomUUID()
  const at = now(tx)
  const { language } = await spokenTo(tx, account.depositorId)
  await tx.insert(transfers).values({
    id: transferId,
    depositAccountId: account.id,
    requestId: transferId,
    direction: 'ServiceToPrimary',
    status: 'Settled',
    amountCents: cents,
    description: interestWords[language],
    createdAt: at,
    processedAt: at,
    releasedAt: at,
  })
  await post(tx, {
    kind: 'interest-posted',
    trace,
    depositAccountId: account.id,
    transferId,
    entries: interestPosted(cents),
  })
  const { current } = await balanceOf(tx, account.id)
  await tx.update(transfers).set({ balanceAfterCents: current }).where(eq(transfers.id, transferId))
}
