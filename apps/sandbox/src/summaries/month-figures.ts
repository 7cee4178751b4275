import { sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { toRows, uuidArray } from '../database/rows.ts'
import { safeInteger } from '../database/schema/cents.ts'

/** An account's figures of one month in cents, from the ledger's postings like its statement. */
export interface MonthFigures {
  readonly balance: number
  /** Deposits minus withdrawals that settled in the month. */
  readonly saved: number
  readonly interest: number
  /** Interest from the start of the year to the end of the month. */
  readonly interestOfYear: number
  readonly hasMoved: boolean
}

/** The bounds of a month and of its year: money counts after the start, and up to the end inclusive. */
export interface MonthSpan {
  readonly yearBegins: Date
  readonly begins: Date
  readonly ends: Date
}

/** The figures of accounts, in one query. Accounts that never had money are left out. */
export async function monthFigures(
  tx: Tx,
  accountIds: readonly string[],
  { yearBegins, begins, ends }: MonthSpan,
): Promise<ReadonlyMap<string, MonthFigures>> {
  const after = (moment: Date) => sql`t.occurred_at > ${moment.toISOString()}::timestamptz`
  const isInterest = sql`f.direction is not distinct from 'ServiceToPrimary'`
  const sumWhere = (condition: ReturnType<typeof after>) =>
    sql`coalesce(sum(p.amount_cents) filter (where ${condition}), 0)::text`
  const rows = toRows(
    await tx.execute(sql`
      select a.deposit_account_id as account, sum(p.amount_cents)::text as balance,
             ${sumWhere(sql`${after(begins)} and not (${isInterest})`)} as saved,
             ${sumWhere(sql`${after(begins)} and ${isInterest}`)} as interest,
             ${sumWhere(sql`${after(yearBegins)} and ${isInterest}`)} as interest_of_year,
             count(*) filter (where ${after(begins)}) > 0 as has_moved
        from ledger_postings p
        join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id
        join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
        left join transfers f on f.tenant = p.tenant and f.id = p.transfer_id
       where a.deposit_account_id = any(${uuidArray(accountIds)}) and a.kind in ('held', 'available', 'outgoing')
         and t.occurred_at <= ${ends.toISOString()}::timestamptz
       group by a.deposit_account_id`),
  )
  return new Map(
    rows.map((row) => [
      String(row['account']),
      {
        balance: safeInteger(row['balance']),
        saved: safeInteger(row['saved']),
        interest: safeInteger(row['interest']),
        interestOfYear: safeInteger(row['interest_of_year']),
        hasMoved: row['has_moved'] === true,
      },
    ]),
  )
}
