import { addDays, easternInstant, type CalendarDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { and, asc, eq, isNull, lt, ne, notExists, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { noteLock, now, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { jobs } from '../database/schema/due-work.ts'
import { schedule, workKind } from '../due-work/due-work.ts'
import { contactOf } from '../identity/contact.ts'
import { interestPosted } from '../ledger/movements.ts'
import { balanceOf, post } from '../ledger/post.ts'
import { settledBalancesBefore } from '../ledger/settled-balances.ts'
import type { DepositAccount } from './deposit-account.ts'
import { interestDescription } from './transfer-description.ts'

/** The end of a day in New York, for every account of a tenant at once. */
export const endOfDay = workKind('end-of-day', v.object({ date: v.string() }))

/** Schedules the end of a day; once per tenant and day. */
export const scheduleEndOfDay = (tx: Tx, date: CalendarDate): Promise<void> =>
  schedule(tx, endOfDay, { date }, endOf(date), { key: date })

/** The end of the day after. It does not depend on what becomes of this one. */
export const scheduleNextEndOfDay = (tx: Tx, { date }: { date: CalendarDate }): Promise<void> =>
  scheduleEndOfDay(tx, addDays(date, 1))

/** Midnight in New York, when a date is over. */
const endOf = (date: CalendarDate): Date => new Date(easternInstant(addDays(date, 1), 0))

/**
 * Accrues interest through `date`, and posts a month's on its last day. Days that an earlier end of day skipped (it failed,
 * or the account's transfers did) are accrued too, each on its own balance. An account with unfinished work due before now
 * is skipped: its balance is not final.
 */
export async function closeDay(tx: Tx, date: CalendarDate): Promise<void> {
  const open = await tx
    .select()
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
    .orderBy(asc(depositAccounts.id))
    .for('no key update')
  for (const { id } of open) noteLock(tx, 'deposit-account', id)
  await accrueThrough(tx, open, date)
}

/** Accrues each missing day through `date`, and returns the accounts as of then. The caller has locked them. */
export async function accrueThrough(
  tx: Tx,
  held: readonly DepositAccount[],
  date: CalendarDate,
): Promise<DepositAccount[]> {
  const accounts = new Map(held.map((account) => [account.id, account]))
  const [first = date] = held.map(({ accruedThrough }) => accruedThrough).toSorted()
  for (let day = addDays(first, 1); day <= date; day = addDays(day, 1)) {
    const missing = [...accounts.values()].filter(({ accruedThrough }) => accruedThrough < day)
    for (const account of await accrueOneDay(tx, missing, day)) accounts.set(account.id, account)
  }
  return [...accounts.values()]
}

async function accrueOneDay(
  tx: Tx,
  accounts: readonly DepositAccount[],
  date: CalendarDate,
): Promise<DepositAccount[]> {
  const midnight = endOf(date)
  const balances = await settledBalancesBefore(tx, midnight)
  const isMonthEnd = addDays(date, 1).endsWith('-01')
  const earned = accounts.map((account) => {
    const accrued = account.accruedInterest + accrueDay(balances.get(account.id) ?? 0, account.apy)
    return { account, ...(isMonthEnd ? postInterest(accrued) : { cents: 0, carried: accrued }) }
  })
  await keepAccrued(tx, date, earned)
  for (const { account, cents } of earned)
    if (cents > 0)
      await creditInterest(tx, account, { cents, at: midnight, trace: `interest:${account.id}:${date}` })
  return earned.map(({ account, carried }) => ({
    ...account,
    accruedInterest: carried,
    accruedThrough: date,
  }))
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

/** Interest in cents, as of a moment; a trace is credited once. */
export type InterestCredit = { readonly cents: number; readonly at: Date; readonly trace: string }

/** Credits interest. The caller has locked the account. */
export async function creditInterest(
  tx: Tx,
  account: DepositAccount,
  { cents, at, trace }: InterestCredit,
): Promise<void> {
  const transferId = crypto.randomUUID()
  const { language } = await contactOf(tx, account.depositorId)
  await tx.insert(transfers).values({
    id: transferId,
    depositAccountId: account.id,
    requestId: transferId,
    direction: 'ServiceToPrimary',
    status: 'Settled',
    amountCents: cents,
    description: interestDescription[language],
    createdAt: at,
    processedAt: at,
    releasedAt: at,
  })
  await post(tx, {
    kind: 'interest-posted',
    trace,
    occurredAt: at,
    depositAccountId: account.id,
    transferId,
    entries: interestPosted(cents),
  })
  const { current } = await balanceOf(tx, account.id)
  await tx.update(transfers).set({ balanceAfterCents: current }).where(eq(transfers.id, transferId))
}
