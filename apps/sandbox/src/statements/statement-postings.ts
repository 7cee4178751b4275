import type { TransactionDirection } from '@coffer/domain/status'
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { safeInteger } from '../database/schema/cents.ts'
import { toRows, uuidArray } from '../database/rows.ts'
import type { Tx } from '../database/in-tenant.ts'
import { type DepositorPocket, movementKinds } from '../ledger/movements.ts'
import type { Period } from './periods.ts'

/** A change of the settled balance according to the ledger. */
export type StatementPosting = {
  readonly at: Date
  readonly kind: (typeof movementKinds)[number]
  readonly direction: TransactionDirection
  readonly counterparty: string
  readonly returnCode: string | null
  /** Positive for money in, negative for money out. */
  readonly cents: number
}

/**
 * Movements of the settled balance (held, available, outgoing), one row per transfer and ledger transaction. Movements
 * between these pockets are left out.
 */
const balanceChanges = (accountIds: readonly string[]) => sql`
  select a.deposit_account_id as account, t.occurred_at, t.kind, p.transfer_id, sum(p.amount_cents) as cents, min(p.sequence) as sequence
    from ledger_postings p
    join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id
    join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
   where a.deposit_account_id = any(${uuidArray(accountIds)}) and a.kind in ('held', 'available', 'outgoing')
   group by a.deposit_account_id, t.tenant, t.id, p.transfer_id having sum(p.amount_cents) <> 0`

const posted = v.array(
  v.pipe(
    v.object({
      account: v.string(),
      at: v.pipe(v.unknown(), v.transform(safeInteger)),
      kind: v.picklist(movementKinds),
      direction: v.picklist(['PrimaryToService', 'ServiceToPrimary', 'PrimaryToLinked', 'LinkedToPrimary']),
      counterparty: v.string(),
      return_code: v.nullable(v.string()),
      cents: v.pipe(v.unknown(), v.transform(safeInteger)),
    }),
    v.transform(({ account, at, return_code: returnCode, ...row }) => ({
      account,
      posting: { ...row, at: new Date(at), returnCode } satisfies StatementPosting,
    })),
  ),
)

/** The movements in a period, by account and in chronological order. */
export async function postingsIn(
  tx: Tx,
  accountIds: readonly string[],
  { after, until }: Span,
): Promise<Map<string, StatementPosting[]>> {
  const rows = await tx.execute(sql`
    select c.account, (extract(epoch from c.occurred_at) * 1000)::bigint::text as at, c.kind, c.cents::text as cents,
           f.direction, f.counterparty, f.return_code
      from (${balanceChanges(accountIds)}) c join transfers f on f.id = c.transfer_id
     where c.occurred_at > ${after.toISOString()}::timestamptz and c.occurred_at <= ${until.toISOString()}::timestamptz
     order by c.occurred_at, c.sequence`)
  const byAccount = new Map<string, StatementPosting[]>(accountIds.map((id) => [id, []]))
  for (const { account, posting } of v.parse(posted, toRows(rows))) byAccount.get(account)?.push(posting)
  return byAccount
}

type Span = Pick<Period, 'after' | 'until'>

/** The pockets of settled money. */
const settledPockets: readonly DepositorPocket[] = ['held', 'available', 'outgoing']

/** The settled balance of accounts, or of some of their pockets, at ascending moments, inclusive. */
export async function balancesAt(
  tx: Tx,
  accountIds: readonly string[],
  moments: readonly Date[],
  pockets = settledPockets,
): Promise<Map<string, number[]>> {
  // A bucket excludes its upper bound, so a bound just after the moment includes the moment.
  const bounds = moments.map((at) => new Date(at.getTime() + 1).toISOString())
  const rows = toRows(
    await tx.execute(sql`
      select a.deposit_account_id as account, width_bucket(t.occurred_at, ${`{${bounds.join(',')}}`}::timestamptz[]) as place,
             sum(p.amount_cents)::text as cents
        from ledger_postings p
        join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id
        join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
       where a.deposit_account_id = any(${uuidArray(accountIds)}) and a.kind = any(${`{${pockets.join(',')}}`}::text[])
       group by a.deposit_account_id, place`),
  )
  const changes = new Map(
    rows.map((row) => [`${String(row['account'])} ${String(row['place'])}`, safeInteger(row['cents'])]),
  )
  return new Map(
    accountIds.map((id) => {
      let balance = 0
      return [id, moments.map((_, place) => (balance += changes.get(`${id} ${place}`) ?? 0))]
    }),
  )
}

/** Interest credited in a span, in cents, by account; accounts without interest are absent. */
export async function interestCredited(
  tx: Tx,
  { after, until }: Span,
  accountIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = toRows(
    await tx.execute(sql`
      select a.deposit_account_id as account, sum(p.amount_cents)::text as cents
        from ledger_postings p
        join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id and a.kind = 'available'
        join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
        join transfers f on f.tenant = p.tenant and f.id = p.transfer_id and f.direction = 'ServiceToPrimary'
       where t.occurred_at > ${after.toISOString()}::timestamptz and t.occurred_at <= ${until.toISOString()}::timestamptz
         and a.deposit_account_id = any(${uuidArray(accountIds)})
       group by a.deposit_account_id`),
  )
  return new Map(rows.map((row) => [String(row['account']), safeInteger(row['cents'])]))
}
