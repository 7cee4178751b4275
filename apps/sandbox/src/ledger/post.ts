import { and, eq, inArray, isNull, max, or, sql } from 'drizzle-orm'
import { recordset } from '../database/rows.ts'
import { ledgerAccounts, ledgerPostings } from '../database/schema/ledger.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import type { AccountKind, Entry, MovementKind } from './movements.ts'

export type Movement = {
  kind: MovementKind
  /** Unique within the tenant, so that the same movement cannot be posted twice. */
  trace: string
  depositAccountId: string
  transferId: string
  entries: Entry[]
  /** Defaults to the provider's time. */
  occurredAt?: Date
}

/** The ledger accounts used by a deposit account's movements, by kind. */
export async function accountsTouched(tx: Tx, depositAccountId: string): Promise<Map<AccountKind, string>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind })
    .from(ledgerAccounts)
    .where(or(eq(ledgerAccounts.depositAccountId, depositAccountId), isNull(ledgerAccounts.depositAccountId)))
  return new Map(rows.map(({ kind, id }) => [kind, id]))
}

/** Writes one balanced movement; see `postAll`. */
export const post = (tx: Tx, movement: Movement): Promise<void> => postAll(tx, [movement])

/**
 * Writes balanced movements in two statements, regardless of their number. The caller has locked the rows of the
 * deposit accounts. The database refuses movements that do not balance, repeat a trace, or make a balance negative.
 */
export async function postAll(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const posted = movements.map((movement) => ({ ...movement, id: crypto.randomUUID() }))
  const transactions = posted.map(({ id, kind, trace, occurredAt = now(tx) }) => ({
    id,
    kind,
    trace,
    occurredAt,
  }))
  const postings = posted.flatMap(({ id, depositAccountId, transferId, entries }) =>
    entries.map(({ account, cents }) => ({ id, depositAccountId, transferId, account, cents })),
  )
  await tx.execute(sql`
    insert into ledger_transactions (id, kind, trace, occurred_at)
    select t.id, t.kind, t.trace, t."occurredAt"
      from ${recordset(transactions)} as t (id uuid, kind text, trace text, "occurredAt" timestamptz)`)
  await tx.execute(sql`
    insert into ledger_postings (transaction_id, account_id, transfer_id, amount_cents)
    select p.id, coalesce(pocket.id, bank.id), p."transferId", p.cents
      from ${recordset(postings)}
           as p (id uuid, "depositAccountId" uuid, "transferId" uuid, account text, cents bigint)
      left join ledger_accounts pocket on pocket.deposit_account_id = p."depositAccountId" and pocket.kind = p.account
      left join ledger_accounts bank on bank.deposit_account_id is null and bank.kind = p.account`)
}

export type Balances = {
  available: number
  /** Settled but not yet released. */
  held: number
  /** Deposits that are not settled. */
  pending: number
  /** Withdrawals that are not settled. */
  outgoing: number
  /** The whole settled balance, which earns interest. */
  current: number
}

/** The balances of several deposit accounts, by their id. */
async function findBalances(tx: Tx, depositAccountIds: string[]): Promise<Map<string, Balances>> {
  if (depositAccountIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.depositAccountId, depositAccountIds)))
  return new Map(
    depositAccountIds.map((id) => {
      const own = rows.filter(({ depositAccountId }) => depositAccountId === id)
      return [id, balancesFrom(new Map(own.map(({ kind, balanceCents }) => [kind, balanceCents])))]
    }),
  )
}

/** Balances computed from the balances of an account's pockets, by kind. */
export function balancesFrom(pockets: ReadonlyMap<string, number>): Balances {
  const pocket = (kind: AccountKind): number => pockets.get(kind) ?? 0
  const [available, held, pending, outgoing] = [
    pocket('available'),
    pocket('held'),
    pocket('pending'),
    pocket('outgoing'),
  ]
  return { available, held, pending, outgoing, current: available + held + outgoing }
}

/** The balances of one deposit account. */
export async function findBalance(tx: Tx, depositAccountId: string): Promise<Balances> {
  const balances = await findBalances(tx, [depositAccountId])
  return balances.get(depositAccountId) ?? { available: 0, held: 0, pending: 0, outgoing: 0, current: 0 }
}

/** The sequence of the latest posting on a deposit account; 0 if there is none. The caller has locked the account. */
export async function findLastPosting(tx: Tx, depositAccountId: string): Promise<number> {
  const [row] = await tx
    .select({ sequence: max(ledgerPostings.sequence) })
    .from(ledgerAccounts)
    .innerJoin(ledgerPostings, eq(ledgerPostings.accountId, ledgerAccounts.id))
    .where(eq(ledgerAccounts.depositAccountId, depositAccountId))
  return row?.sequence ?? 0
}
