import { addDays, easternDate } from '@coffer/domain/calendar'
import { sql } from 'drizzle-orm'
import { now, type Tx } from '../src/database/in-tenant.ts'

/** Opens `count` funded accounts, numbered from `first`, in a few statements. */
export async function generateAccounts(tx: Tx, first: number, count: number): Promise<void> {
  const yesterday = addDays(easternDate(now(tx)), -1)
  const at = sql`${now(tx).toISOString()}::timestamptz`
  const numbers = sql`generate_series(${first}::int, ${first + count - 1}::int) as n`
  await tx.execute(sql`
    insert into users (email, password_hash, locale, created_at)
    select 'generated-' || n || '@example.com', 'none', 'en-US', ${at} from ${numbers}`)
  await tx.execute(sql`
    insert into depositors (user_id, first_name, last_name, registration_status, registration_last_step)
    select u.user_id, 'Generated', 'Depositor', 'PASSED', 'completed'
      from ${numbers} join users u on u.email = 'generated-' || n || '@example.com'`)
  await tx.execute(sql`
    insert into deposit_accounts (depositor_id, number, routing_number, apy, opened_at, accrued_through)
    select d.depositor_id, 'generated-' || n, '000000000', '4.35', ${at}, ${yesterday}::date
      from ${numbers} join users u on u.email = 'generated-' || n || '@example.com'
      join depositors d on d.user_id = u.user_id`)
  const accounts = sql`${numbers} join deposit_accounts a on a.number = 'generated-' || n`
  await tx.execute(sql`
    insert into ledger_accounts (kind, deposit_account_id)
    select kind, a.id from ${accounts} cross join unnest(array['pending', 'held', 'available', 'outgoing']) as kind`)
  await tx.execute(sql`
    insert into ledger_transactions (kind, trace, occurred_at)
    select 'history', 'generated:' || a.id, ${at} from ${accounts}`)
  await tx.execute(sql`
    with opened as (
      select t.id as transaction_id, pocket.id as pocket, 100000 + n as cents
        from ${accounts}
        join ledger_transactions t on t.trace = 'generated:' || a.id
        join ledger_accounts pocket on pocket.deposit_account_id = a.id and pocket.kind = 'available')
    insert into ledger_postings (transaction_id, account_id, amount_cents)
    select transaction_id, pocket, cents from opened
    union all
    select transaction_id, settlement.id, -cents from opened
      join ledger_accounts settlement on settlement.deposit_account_id is null and settlement.kind = 'settlement'`)
}
