import { sql } from 'drizzle-orm'
import { safeInteger } from '../database/schema/cents.ts'
import { rowsOf } from '../database/rows.ts'
import type { Tx } from '../database/in-tenant.ts'

/** Balances by the postings, independent of any stored balance. */
export type LedgerCheck = {
  balanced: boolean
  postings: number
  accounts: number
  negative: { account: string; kind: string; balance: number; flagged: boolean }[]
  unbalanced_transactions: string[]
  /** Stored balances that are not the sum of their postings. */
  drifted_accounts: string[]
  /** Transfers whose postings do not match their status. */
  misplaced_transfers: string[]
  /** Closed deposit accounts with money in a pocket, or a debt. */
  closed_with_money: string[]
}

/** Recomputes the tenant's ledger from its postings. */
export async function ledgerCheck(tx: Tx): Promise<LedgerCheck> {
  const sums = rowsOf(
    await tx.execute(sql`
      select a.id, a.kind, a.deposit_account_id, a.balance_cents, a.overdrawn_by_return,
             coalesce(sum(p.amount_cents), 0) as recomputed
        from ledger_accounts a left join ledger_postings p on p.tenant = a.tenant and p.account_id = a.id
       group by a.tenant, a.id order by a.id`),
  )
  const unbalanced = rowsOf(
    await tx.execute(sql`
      select t.id from ledger_transactions t
        left join ledger_postings p on p.tenant = t.tenant and p.transaction_id = t.id
       group by t.tenant, t.id having coalesce(sum(p.amount_cents), 0) <> 0 or count(p.sequence) < 2 order by t.id`),
  )
  const misplaced = rowsOf(await tx.execute(misplacedTransfers))
  const closed = rowsOf(
    await tx.execute(sql`
      select distinct d.id from deposit_accounts d
        join ledger_accounts a on a.tenant = d.tenant and a.deposit_account_id = d.id and a.balance_cents <> 0
       where d.closed_at is not null order by d.id`),
  )
  const [counted] = rowsOf(await tx.execute(sql`select count(*) as postings from ledger_postings`))

  const depositors = sums.filter((row) => row['deposit_account_id'] !== null)
  const negative = depositors
    .map((row) => ({
      account: String(row['deposit_account_id']),
      kind: String(row['kind']),
      balance: safeInteger(row['recomputed']),
      flagged: row['overdrawn_by_return'] === true,
    }))
    .filter(({ balance }) => balance < 0)
  const drifted = depositors
    .filter((row) => safeInteger(row['recomputed']) !== safeInteger(row['balance_cents']))
    .map((row) => String(row['id']))
  const total = sums.reduce((sum, row) => sum + safeInteger(row['recomputed']), 0)
  const ids = (rows: Record<string, unknown>[]): string[] => rows.map((row) => String(row['id']))

  return {
    balanced:
      total === 0 &&
      unbalanced.length === 0 &&
      drifted.length === 0 &&
      misplaced.length === 0 &&
      closed.length === 0 &&
      negative.every(({ flagged }) => flagged),
    postings: safeInteger(counted?.['postings']),
    accounts: sums.length,
    negative,
    unbalanced_transactions: ids(unbalanced),
    drifted_accounts: drifted,
    misplaced_transfers: ids(misplaced),
    closed_with_money: ids(closed),
  }
}

/** Transfers whose expected amounts in the pockets differ from those of their postings. */
const misplacedTransfers = sql`
  with left_by as (
    select p.tenant, p.transfer_id,
           coalesce(sum(p.amount_cents) filter (where a.kind = 'pending'), 0) as pending,
           coalesce(sum(p.amount_cents) filter (where a.kind = 'held'), 0) as held,
           coalesce(sum(p.amount_cents) filter (where a.kind = 'available'), 0) as available,
           coalesce(sum(p.amount_cents) filter (where a.kind = 'outgoing'), 0) as outgoing
      from ledger_postings p
      join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id and a.deposit_account_id is not null
     where p.transfer_id is not null group by p.tenant, p.transfer_id),
  expected as (
    select t.tenant, t.id, t.amount_cents,
           t.direction in ('LinkedToPrimary', 'ServiceToPrimary') as is_in,
           t.scheduled_for is not null and t.status = 'Initiated' as is_waiting,
           t.status in ('Initiated', 'Pending', 'Submitted') as is_open,
           t.status = 'Settled' as is_settled, t.released_at is not null as is_released
      from transfers t)
  select e.id from expected e left join left_by l on l.tenant = e.tenant and l.transfer_id = e.id
   where coalesce(l.pending, 0) <> case when e.is_in and e.is_open and not e.is_waiting then e.amount_cents else 0 end
      or coalesce(l.held, 0) <> case when e.is_in and e.is_settled and not e.is_released then e.amount_cents else 0 end
      or coalesce(l.outgoing, 0) <> case when not e.is_in and e.is_open then e.amount_cents else 0 end
      or coalesce(l.available, 0) <> case when e.is_in and e.is_settled and e.is_released then e.amount_cents
                                          when not e.is_in and (e.is_open or e.is_settled) then -e.amount_cents else 0 end
   order by e.id limit 100`
