import { addDays, easternInstant } from '@coffer/domain/calendar'
import { sql } from 'drizzle-orm'
import { safeInteger } from '../../src/database/schema/cents.ts'
import { toRows } from '../../src/database/rows.ts'
import type { Period } from '../../src/statements/periods.ts'
import { readAccount, type Bank, type Person } from '../bank/open-bank.ts'

export interface LedgerMovement {
  at: Date
  cents: number
  isInterest: boolean
}

/** Changes of the settled balance according to the ledger, computed independently of the provider. */
export async function readLedger(bank: Bank, person: Person): Promise<LedgerMovement[]> {
  const { uuid } = await readAccount(person)
  const postings = await bank.asTenant(async (tx) =>
    toRows(
      await tx.execute(sql`
        select (extract(epoch from t.occurred_at) * 1000)::bigint::text as at, p.amount_cents::text as cents,
               f.direction = 'ServiceToPrimary' as interest, t.id as movement, f.id as transfer
          from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
          join ledger_accounts a on a.id = p.account_id join transfers f on f.id = p.transfer_id
         where a.deposit_account_id = ${uuid}::uuid and a.kind <> 'pending'`),
    ),
  )
  const moves = new Map<string, LedgerMovement>()
  for (const row of postings) {
    const id = `${String(row['movement'])} ${String(row['transfer'])}`
    moves.set(id, {
      at: new Date(safeInteger(row['at'])),
      cents: safeInteger(row['cents']) + (moves.get(id)?.cents ?? 0),
      isInterest: row['interest'] === true,
    })
  }
  // Movements between pockets are not part of a statement.
  return [...moves.values()].filter((one) => one.cents !== 0)
}

/** Average of the balances at the end of each day of a period; midnight belongs to the next day. */
export function averageDailyBalance({ from, days }: Period, ledger: readonly LedgerMovement[]): number {
  const ends = Array.from({ length: days }, (_, day) => Date.parse(easternInstant(addDays(from, day + 1), 0)))
  const balances = ends.map((end) => Math.max(0, sumCents(ledger.filter(({ at }) => at.getTime() < end))))
  return balances.reduce((sum, balance) => sum + balance, 0) / days
}

export const sumCents = (moved: readonly LedgerMovement[]): number =>
  moved.reduce((sum, one) => sum + one.cents, 0)
