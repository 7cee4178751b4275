import { isVoidable } from '@coffer/domain/status'
import { and, asc, eq } from 'drizzle-orm'
import { findAccount } from '../banking/deposit-account.ts'
import { voidTransfer } from '../banking/transfer-life.ts'
import type { Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'

/**
 * Cancels the withdrawals of a depositor's account that are not submitted yet; returns their number. The caller has
 * locked the depositor.
 */
export async function cancelWithdrawals(tx: Tx, depositorId: string): Promise<number> {
  const account = await findAccount(tx, depositorId)
  if (account === null) return 0
  const pending = await tx
    .select({ id: transfers.id, status: transfers.status })
    .from(transfers)
    .where(and(eq(transfers.depositAccountId, account.id), eq(transfers.direction, 'PrimaryToLinked')))
    .orderBy(asc(transfers.sequence))
  let cancelled = 0
  for (const { id, status } of pending) if (isVoidable(status) && (await voidTransfer(tx, id))) cancelled += 1
  return cancelled
}
