import { sql } from 'drizzle-orm'
import { bankLabel } from '../../banking/transfer-description.ts'
import type { Tx } from '../../database/in-tenant.ts'
import { accountsTouched } from '../../ledger/post.ts'
import type { LinkedAccount } from '../../linking/linked-account.ts'
import type { HistoryPlan, PastTransfer } from './plan-history.ts'

/** The embedded database holds a statement's text, parse tree and rows in memory at once. */
const transfersAtOnce = 1_000

/**
 * Writes a history in three statements per thousand transfers. Transfers that settled at one moment form a batch, as in
 * a settlement file: each transfer has its own posting, and the bank's side has one posting per batch.
 */
export async function writeHistory(
  tx: Tx,
  to: { depositAccountId: string; linked: LinkedAccount },
  { transfers }: HistoryPlan,
): Promise<void> {
  const { linked } = to
  const accounts = await accountsTouched(tx, to.depositAccountId)
  const sliceRows = (slice: readonly PastTransfer[]) =>
    slice.map((one) => ({
      id: crypto.randomUUID(),
      direction: one.direction,
      amount: one.amount,
      delta: one.delta,
      counterparty: one.direction === 'ServiceToPrimary' ? '' : bankLabel(linked),
      created: one.created,
      submitted: one.submitted,
      processed: one.processed,
      released: one.released,
      after: one.balanceAfter,
      linked: one.direction === 'ServiceToPrimary' ? null : linked.id,
      account: accounts.get('available'),
      against: accounts.get(one.direction === 'ServiceToPrimary' ? 'interest-expense' : 'settlement'),
      batch: `history:${to.depositAccountId}:${one.processed}`,
    }))
  for (const slice of sliceTransfers(transfers)) await writeRows(tx, to.depositAccountId, sliceRows(slice))
}

/** Slices of about `transfersAtOnce` transfers, without splitting a batch. */
function* sliceTransfers(transfers: readonly PastTransfer[]): Generator<readonly PastTransfer[]> {
  let start = 0
  for (const [index, { processed }] of transfers.entries()) {
    if (index - start < transfersAtOnce || processed === transfers[index - 1]?.processed) continue
    yield transfers.slice(start, index)
    start = index
  }
  yield transfers.slice(start)
}

async function writeRows(tx: Tx, depositAccountId: string, rows: readonly object[]): Promise<void> {
  const past = sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as past (id uuid, direction text, amount bigint, delta bigint,
    counterparty text, created timestamptz, submitted timestamptz, processed timestamptz, released timestamptz,
    after bigint, linked uuid, account uuid, against uuid, batch text)`
  await tx.execute(sql`
    insert into transfers (id, deposit_account_id, linked_account_id, request_id, direction, status, amount_cents,
      counterparty, created_at, submitted_at, processed_at, settled_at, released_at, posted_on, balance_after_cents)
    select id, ${depositAccountId}::uuid, linked, id, direction, 'Settled', amount, counterparty, created, submitted,
      processed, processed, released,
      ((processed - interval '1 millisecond') at time zone 'America/New_York')::date, after from ${past} order by processed, created`)
  await tx.execute(sql`
    insert into ledger_transactions (kind, trace, occurred_at)
    select 'history', batch, max(processed) from ${past} group by batch order by batch`)
  await tx.execute(sql`
    with past as (select past.*, t.id as batch_id from ${past} join ledger_transactions t on t.trace = past.batch)
    insert into ledger_postings (transaction_id, account_id, transfer_id, amount_cents)
    select batch_id, account, id, delta from past
    union all
    select batch_id, against, null, -sum(delta) from past group by batch_id, against having sum(delta) <> 0`)
}
