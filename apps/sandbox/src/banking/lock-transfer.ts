import { eq } from 'drizzle-orm'
import { recordLock, type Tx } from '../database/in-tenant.ts'
import { depositAccounts, transfers } from '../database/schema/banking.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { lockAccount } from './deposit-account.ts'
import type { Transfer } from './transfer-stage.ts'

/** Locks a transfer, its account and its depositor, in the lock order. */
export async function lockTransfer(
  tx: Tx,
  transferId: string,
): Promise<{ transfer: Transfer; depositorId: string }> {
  const [found] = await tx
    .select({ accountId: transfers.depositAccountId, depositorId: depositAccounts.depositorId })
    .from(transfers)
    .innerJoin(depositAccounts, eq(depositAccounts.id, transfers.depositAccountId))
    .where(eq(transfers.id, transferId))
  if (found === undefined) throw new Error(`There is no transfer ${transferId}.`)
  await lockDepositor(tx, found.depositorId)
  await lockAccount(tx, found.accountId)
  recordLock(tx, 'transfer', transferId)
  const [transfer] = await tx
    .select()
    .from(transfers)
    .where(eq(transfers.id, transferId))
    .for('no key update')
  if (transfer === undefined) throw new Error(`There is no transfer ${transferId}.`)
  return { transfer, depositorId: found.depositorId }
}
