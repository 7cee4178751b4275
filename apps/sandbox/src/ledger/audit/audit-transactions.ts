import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../database/connection.ts'
import { inTenantSnapshot, type Tx } from '../../database/in-tenant.ts'
import { toRows } from '../../database/rows.ts'
import { safeInteger } from '../../database/schema/cents.ts'
import { businessDayAt, formatDay } from './eastern-days.ts'
import type { Findings } from './findings.ts'

const transactionsAtOnce = 2_000
const lowestId = '00000000-0000-0000-0000-000000000000'
const integer = v.pipe(v.unknown(), v.transform(safeInteger))

const contradiction = v.object({
  id: v.string(),
  at: integer,
  postings: integer,
  cents: integer,
  /** Sum of pending deposits and of the bank's account for money in transit. */
  promised: integer,
  /** Postings on unknown ledger accounts. */
  astray: integer,
})

const page = v.object({
  transactions: integer,
  postings: integer,
  last: v.nullable(v.string()),
  contradictory: v.array(contradiction),
})

/**
 * Audits that every ledger transaction has at least two postings, on known accounts, which add up to zero; so do the
 * postings of committed money: pending in the depositor's account, in transit in the bank's.
 */
export async function auditTransactions(
  database: Database,
  tenant: string,
  findings: Findings,
): Promise<{ readonly transactions: number; readonly postings: number }> {
  const checked = { transactions: 0, postings: 0 }
  for (let after: string | null = lowestId; after !== null;) {
    const first: string = after
    const read = await inTenantSnapshot(database, tenant, (tx) => readPage(tx, first))
    checked.transactions += read.transactions
    checked.postings += read.postings
    for (const one of read.contradictory) report(one, findings)
    after = read.transactions === transactionsAtOnce ? read.last : null
  }
  return checked
}

function report(
  { id, at, postings, cents, promised, astray }: v.InferOutput<typeof contradiction>,
  findings: Findings,
): void {
  const here = { transaction: id, date: formatDay(businessDayAt(at)), expected: 0 }
  if (postings < 2) findings.add({ kind: 'unbalanced-transaction', ...here, actual: `${postings} postings` })
  findings.compare({ kind: 'unbalanced-transaction', ...here, actual: cents })
  findings.compare({ kind: 'bank-posting', ...here, actual: promised })
  if (astray > 0) findings.add({ kind: 'bank-posting', ...here, actual: `${astray} postings on no account` })
}

async function readPage(tx: Tx, after: string): Promise<v.InferOutput<typeof page>> {
  const [row] = toRows(
    await tx.execute(sql`
      with page as (
        select t.id, t.occurred_at from ledger_transactions t where t.id > ${after}::uuid
         order by t.id limit ${transactionsAtOnce}),
      sums as (
        select page.id, page.occurred_at, count(p.sequence) as postings, coalesce(sum(p.amount_cents), 0) as cents,
               coalesce(sum(p.amount_cents) filter (where a.kind in ('pending', 'in-transit')), 0) as promised,
               count(p.sequence) filter (where a.id is null) as astray
          from page left join ledger_postings p on p.transaction_id = page.id
          left join ledger_accounts a on a.id = p.account_id
         group by page.id, page.occurred_at)
      select count(*) as transactions, coalesce(sum(postings), 0)::bigint as postings, max(id::text) as last,
             coalesce(jsonb_agg(jsonb_build_object('id', id, 'cents', cents, 'postings', postings, 'promised', promised,
                        'astray', astray, 'at', (extract(epoch from occurred_at) * 1000)::bigint))
               filter (where cents <> 0 or postings < 2 or promised <> 0 or astray > 0), '[]') as contradictory
        from sums`),
  )
  return v.parse(page, row)
}
