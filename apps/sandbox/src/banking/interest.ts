import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { recordset } from '../database/rows.ts'
import { interestPosted } from '../ledger/movements.ts'
import { postAll } from '../ledger/post.ts'
import { settledBalancesBefore } from '../ledger/settled-balances.ts'
import { apyOn, type RateChange, findRateChanges } from '../rates/rates.ts'
import { midnight } from '../statements/periods.ts'
import type { DepositAccount } from './deposit-account.ts'

/** Accrues each missing day through `date`, and returns the updated accounts. The caller has locked them. */
export async function accrueThrough(
  tx: Tx,
  locked: readonly DepositAccount[],
  date: CalendarDate,
): Promise<DepositAccount[]> {
  const accounts = new Map(locked.map((account) => [account.id, account]))
  const changes = await findRateChanges(tx)
  const [first = date] = locked.map(({ accruedThrough }) => accruedThrough).toSorted()
  for (let day = addDays(first, 1); day <= date; day = addDays(day, 1)) {
    const missing = [...accounts.values()].filter(({ accruedThrough }) => accruedThrough < day)
    for (const account of await accrueOneDay(tx, missing, { day, changes })) accounts.set(account.id, account)
  }
  return [...accounts.values()]
}

async function accrueOneDay(
  tx: Tx,
  accounts: readonly DepositAccount[],
  { day: date, changes }: { day: CalendarDate; changes: readonly RateChange[] },
): Promise<DepositAccount[]> {
  const end = midnight(addDays(date, 1))
  const balances = await settledBalancesBefore(
    tx,
    end,
    accounts.map(({ id }) => id),
  )
  const isMonthEnd = addDays(date, 1).endsWith('-01')
  const earned = accounts.map((account) => {
    const ofDay = accrueDay(balances.get(account.id) ?? 0, apyOn(changes, account, date))
    const accrued = account.accruedInterest + ofDay
    return { account, ...(isMonthEnd ? postInterest(accrued) : { cents: 0, carried: accrued }) }
  })
  await keepAccrued(tx, date, earned)
  await creditInterest(
    tx,
    earned
      .filter(({ cents }) => cents > 0)
      .map(({ account, cents }) => ({
        account,
        cents,
        at: end,
        postedOn: date,
        trace: `interest:${account.id}:${date}`,
      })),
  )
  return earned.map(({ account, carried }) => ({
    ...account,
    accruedInterest: carried,
    accruedThrough: date,
  }))
}

async function keepAccrued(
  tx: Tx,
  date: CalendarDate,
  earned: readonly { account: DepositAccount; carried: bigint }[],
): Promise<void> {
  const rows = earned.map(({ account, carried }) => ({ id: account.id, carried: String(carried) }))
  await tx.execute(sql`
    update deposit_accounts a set accrued_interest = day.carried, accrued_through = ${date}::date
      from ${recordset(rows)} as day (id uuid, carried bigint) where a.id = day.id`)
}

/** Interest in cents, credited at a moment for a business date. A trace is credited once. */
export interface InterestCredit {
  readonly account: DepositAccount
  readonly cents: number
  readonly at: Date
  readonly postedOn: CalendarDate
  readonly trace: string
}

/** Credits interest. The caller has locked the accounts. */
export async function creditInterest(tx: Tx, credits: readonly InterestCredit[]): Promise<void> {
  if (credits.length === 0) return
  const credited = credits.map(({ account, cents, at, postedOn, trace }) => ({
    transferId: crypto.randomUUID(),
    depositAccountId: account.id,
    cents,
    at,
    postedOn,
    trace,
  }))
  await postAll(
    tx,
    credited.map(({ transferId, depositAccountId, cents, at, trace }) => ({
      kind: 'interest-posted',
      trace,
      occurredAt: at,
      depositAccountId,
      transferId,
      entries: interestPosted(cents),
    })),
  )
  await tx.execute(sql`
    insert into transfers (id, deposit_account_id, request_id, direction, status, amount_cents,
                           created_at, processed_at, settled_at, released_at, posted_on, balance_after_cents)
    select i."transferId", i."depositAccountId", i."transferId", 'ServiceToPrimary', 'Settled', i.cents,
           i.at, i.at, i.at, i.at, i."postedOn",
           (select sum(a.balance_cents) from ledger_accounts a
             where a.deposit_account_id = i."depositAccountId" and a.kind in ('held', 'available', 'outgoing'))
      from ${recordset(credited)} as i ("transferId" uuid, "depositAccountId" uuid, cents bigint,
           at timestamptz, "postedOn" date)`)
}
