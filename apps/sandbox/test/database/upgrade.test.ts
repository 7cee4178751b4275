import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../src/database/connection.ts'
import { inTenant } from '../../src/database/in-tenant.ts'
import { depositAccounts, transfers } from '../../src/database/schema/banking.ts'
import { jobs } from '../../src/database/schema/due-work.ts'
import { auditLedger } from '../../src/ledger/audit/audit.ts'
import { findBalance } from '../../src/ledger/post.ts'
import { openUpgraded } from './earlier-release.ts'

const [user, depositor, account, transfer] = ['a1', 'b2', 'c3', 'd4'].map(
  (end) => `00000000-0000-4000-8000-0000000000${end}`,
)

/**
 * A settled deposit that was marked as returned, with a waiting job and a done one, in the columns of the first release, and
 * a table that was analyzed.
 */
const contents = `
  begin;
  select set_config('coffer.tenant', 'harbor', true);
  set local role coffer_app;
  insert into users (user_id, email, password_hash, locale, created_at)
    values ('${user}', 'ana@example.com', 'none', 'en-US', now());
  insert into depositors (depositor_id, user_id) values ('${depositor}', '${user}');
  insert into deposit_accounts (id, depositor_id, name, number, routing_number, apy, opened_at, accrued_interest, accrued_through)
    values ('${account}', '${depositor}', 'Savings', '1', '0', '4.35', now(), 123456789, current_date - 1);
  insert into ledger_accounts (kind, deposit_account_id) values ('held', '${account}'), ('available', '${account}'),
    ('pending', '${account}'), ('outgoing', '${account}'), ('settlement', null);
  insert into transfers (id, deposit_account_id, request_id, direction, status, amount_cents, description, created_at, processed_at)
    values ('${transfer}', '${account}', '${transfer}', 'LinkedToPrimary', 'Returned', 5000, 'Deposit', now(), '2026-11-25T15:00:00Z');
  insert into ledger_transactions (kind, trace, occurred_at) values ('deposit-settled', 'settle:${transfer}', '2026-11-20T13:30:00Z');
  insert into ledger_postings (transaction_id, account_id, transfer_id, amount_cents)
    select t.id, a.id, '${transfer}', case a.kind when 'held' then 5000 else -5000 end
      from ledger_transactions t, ledger_accounts a where a.kind in ('held', 'settlement');
  insert into jobs (kind, payload, run_at, done_at) values
    ('settle-transfer', '{"transferId": "${transfer}"}', '2026-11-20T15:00:00Z', '2026-11-20T15:00:01Z'),
    ('release-transfer', '{"transferId": "${transfer}"}', '2026-11-27T15:00:00Z', null),
    ('end-of-day', '{"date": "2026-11-20"}', '2026-11-21T05:00:00Z', null);
  commit;
  analyze users;`

let database: Database
let close: () => Promise<void>

beforeAll(async () => {
  ;({ database, close } = await openUpgraded(1, contents))
}, 60_000)
afterAll(() => close())

it('An upgrade keeps accounts, balances and accrued interest of the first release', async () => {
  const audit = await auditLedger(database, 'harbor')
  expect(audit.checked).toMatchObject({ accounts: 1, postings: 2, transfers: 1 })
  expect(audit.findings_by_kind).not.toHaveProperty('balance-drifted')
  expect(audit.findings_by_kind).not.toHaveProperty('unbalanced-transaction')
  await inTenant(database, 'harbor', async (tx) => {
    expect(await findBalance(tx, account ?? '')).toMatchObject({ held: 5000, current: 5000 })
    const [kept] = await tx.select().from(depositAccounts)
    expect(kept).toMatchObject({ id: account, accruedInterest: 123456789n })
  })
})

it('An upgrade restores when a transfer settled, and the date that its money counts from', async () => {
  const [kept] = await inTenant(database, 'harbor', (tx) => tx.select().from(transfers))
  expect(kept).toMatchObject({
    status: 'Returned',
    processedAt: new Date('2026-11-25T15:00:00Z'),
    settledAt: new Date('2026-11-20T13:30:00Z'),
    postedOn: '2026-11-20',
  })
})

it('An upgrade keeps scheduled work due when it was, in order for each account', async () => {
  const kept = await inTenant(database, 'harbor', (tx) =>
    tx
      .select({ kind: jobs.kind, status: jobs.status, chain: jobs.chain, dueAt: jobs.dueAt })
      .from(jobs)
      .orderBy(jobs.jobId),
  )
  expect(kept).toEqual([
    { kind: 'settle-transfer', status: 'done', chain: account, dueAt: new Date('2026-11-20T15:00:00Z') },
    { kind: 'release-transfer', status: 'waiting', chain: account, dueAt: new Date('2026-11-27T15:00:00Z') },
    { kind: 'end-of-day', status: 'waiting', chain: null, dueAt: new Date('2026-11-21T05:00:00Z') },
  ])
})
