import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { ledgerAccounts, ledgerPostings, ledgerTransactions } from '../database/schema/ledger.ts'
import { now, type Tx } from '../database/in-tenant.ts'
import type { AccountKind, Entry, MovementKind } from './movements.ts'

export type Movement = {
  kind: MovementKind
  /** Unique within the tenant, so that the same movement cannot be posted twice. */
  trace: string
  depositAccountId: string
  transferId: string
  entries: Entry[]
  /** Left out, it is the provider's now. */
  occurredAt?: Date
}

/** The ledger accounts that a deposit account's movements touch, by kind. */
export async function accountsTouched(tx: Tx, depositAccountId: string): Promise<Map<AccountKind, string>> {
  const rows = await tx
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind })
    .from(ledgerAccounts)
    .where(or(eq(ledgerAccounts.depositAccountId, depositAccountId), isNull(ledgerAccounts.depositAccountId)))
  return new Map(rows.map(({ kind, id }) => [kind, id]))
}

/**
 * Writes one balanced movement. The caller has locked the deposit account's row. The database refuses a movement that
 * does not balance, repeats a trace, or makes a balance negative.
 */
export async function post(tx: Tx, movement: Movement): Promise<void> {
  const accounts = await accountsTouched(tx, movement.depositAccountId)
  const transactionId = crypto.randomUUID()
  await tx.insert(ledgerTransactions).values({
    id: transactionId,
    kind: movement.kind,
    trace: movement.trace,
    occurredAt: movement.occurredAt ?? now(tx),
  })
  await tx.insert(ledgerPostings).values(
    movement.entries.map(({ account, cents }) => {
      const accountId = accounts.get(account)
      if (accountId === undefined) throw new Error(`The ledger has no ${account} account for this movement.`)
      return { transactionId, accountId, transferId: movement.transferId, amountCents: cents }
    }),
  )
}

export type Balances = {
  available: number
  /** Settled and not yet released. */
  held: number
  /** Deposits on their way in. */
  pending: number
  /** Withdrawals on their way out. */
  outgoing: number
  /** Everything settled: what interest is earned on. */
  current: number
}

/** The balances of several deposit accounts, by their id. */
async function balancesOf(tx: Tx, depositAccountIds: string[]): Promise<Map<string, Balances>> {
  if (depositAccountIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(and(inArray(ledgerAccounts.depositAccountId, depositAccountIds)))
  return new Map(
    depositAccountIds.map((id) => {
      const pocket = (kind: AccountKind): number =>
        rows.find((row) => row.depositAccountId === id && row.kind === kind)?.balanceCents ?? 0
      const [available, held, pending, outgoing] = [
        pocket('available'),
        pocket('held'),
        pocket('pending'),
        pocket('outgoing'),
      ]
      return [id, { available, held, pending, outgoing, current: available + held + outgoing }]
    }),
  )
}

/** The balances of one deposit account. */
export async function balanceOf(tx: Tx, depositAccountId: string): Promise<Balances> {
  const balances = await balancesOf(tx, [depositAccountId])
  return balances.get(depositAccountId) ?? { available: 0, held: 0, pending: 0, outgoing: 0, current: 0 }
}
