import { ledgerAccounts } from '../database/schema/ledger.ts'
import type { Tx } from '../database/in-tenant.ts'
import { depositorPockets, bankLedgerAccounts } from './movements.ts'

/** Opens the bank's own ledger accounts. Idempotent. */
export async function openBankLedger(tx: Tx): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values(bankLedgerAccounts.map((kind) => ({ kind })))
    .onConflictDoNothing()
}

/** Opens the four empty pockets of a new deposit account. */
export async function openPockets(tx: Tx, depositAccountId: string): Promise<void> {
  await tx.insert(ledgerAccounts).values(depositorPockets.map((kind) => ({ kind, depositAccountId })))
}
