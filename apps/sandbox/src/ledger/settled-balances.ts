import { sql } from 'drizzle-orm'
import { safeInteger } from '../database/schema/cents.ts'
import { rowsOf } from '../database/rows.ts'
import type { Tx } from '../database/in-tenant.ts'
import { balancesOf } from './post.ts'

/**
 * The current balances of deposit accounts as they were just before a moment, in cents, by account: what is posted as of
 * that moment or later is taken off again. A day that is closed late earns on the same balance as one closed in time.
 */
export async function settledBalancesBefore(
  tx: Tx,
  depositAccountIds: string[],
  moment: Date,
): Promise<Map<string, number>> {
  const balances = await balancesOf(tx, depositAccountIds)
  const later = rowsOf(
    await tx.execute(sql`
      select a.deposit_account_id as account, sum(p.amount_cents)::text as cents
        from ledger_transactions t
        join ledger_postings p on p.tenant = t.tenant and p.transaction_id = t.id
        join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id
       where t.occurred_at >= ${moment.toISOString()}::timestamptz and a.kind in ('held', 'available', 'outgoing')
       group by a.deposit_account_id`),
  )
  const laterCents = new Map(later.map((row) => [String(row['account']), safeInteger(row['cents'])]))
  return new Map([...balances].map(([id, { current }]) => [id, current - (laterCents.get(id) ?? 0)]))
}
