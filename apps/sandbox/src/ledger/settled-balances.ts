import { sql } from 'drizzle-orm'
import { safeInteger } from '../database/schema/cents.ts'
import { rowsOf, uuidArray } from '../database/rows.ts'
import type { Tx } from '../database/in-tenant.ts'

/**
 * The current balance of deposit accounts as it was just before a moment, in cents: postings as of that moment or
 * later are subtracted. A day that is closed late earns on the same balance as one closed in time. Interest is not
 * subtracted: none is posted before the days until then have been accrued.
 */
export async function settledBalancesBefore(
  tx: Tx,
  moment: Date,
  depositAccountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = rowsOf(
    await tx.execute(sql`
      with later as (
        select p.account_id, sum(p.amount_cents) as cents
          from ledger_transactions t
          join ledger_postings p on p.tenant = t.tenant and p.transaction_id = t.id
         where t.occurred_at >= ${moment.toISOString()}::timestamptz and t.kind <> 'interest-posted'
         group by p.account_id)
      select a.deposit_account_id as account, sum(a.balance_cents - coalesce(later.cents, 0))::text as cents
        from ledger_accounts a left join later on later.account_id = a.id
       where a.deposit_account_id = any(${uuidArray(depositAccountIds)}) and a.kind in ('held', 'available', 'outgoing')
       group by a.deposit_account_id`),
  )
  return new Map(rows.map((row) => [String(row['account']), safeInteger(row['cents'])]))
}
