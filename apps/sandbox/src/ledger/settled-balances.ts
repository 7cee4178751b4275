import { sql } from 'drizzle-orm'
import { safeInteger } from '../database/schema/cents.ts'
import { toRows, uuidArray } from '../database/rows.ts'
import type { Tx } from '../database/in-tenant.ts'

/**
 * The current balances of deposit accounts just before a moment, in cents: postings at that moment or later are
 * subtracted, so that a day closed late earns on the same balance as one closed in time. Interest is not subtracted,
 * because none is posted before the earlier days are accrued. Little moves after the end of a day, which the planner
 * does not know: `offset 0` makes it look up postings by transaction, whereas a join may read the whole ledger. The
 * query excludes one kind instead of naming three, because the planner looks up each account with each named kind.
 */
export async function settledBalancesBefore(
  tx: Tx,
  moment: Date,
  depositAccountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = toRows(
    await tx.execute(sql`
      with later as (
        select p.account_id, sum(p.amount_cents) as cents
          from ledger_transactions t
         cross join lateral (select l.account_id, l.amount_cents from ledger_postings l
                              where l.tenant = t.tenant and l.transaction_id = t.id offset 0) p
         where t.occurred_at >= ${moment.toISOString()}::timestamptz and t.kind <> 'interest-posted'
         group by p.account_id)
      select a.deposit_account_id as account, sum(a.balance_cents - coalesce(later.cents, 0))::text as cents
        from ledger_accounts a left join later on later.account_id = a.id
       where a.deposit_account_id = any(${uuidArray(depositAccountIds)}) and a.kind <> 'pending'
       group by a.deposit_account_id`),
  )
  return new Map(rows.map((row) => [String(row['account']), safeInteger(row['cents'])]))
}
