import { linkedAccountAfterReturn, returnMeaning } from '@coffer/domain/returns'
import { notFound, unprocessable } from '@coffer/provider-kit/refusal'
import { eq } from 'drizzle-orm'
import { reopenAfterReturn } from '../closing/end-of-closing.ts'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { transfers } from '../database/schema/banking.ts'
import { linkedAccounts } from '../database/schema/linking.ts'
import { reduceGoals } from '../goals/follow-balance.ts'
import { post } from '../ledger/post.ts'
import { changeLinkedAccount } from '../linking/linked-account.ts'
import { findLinkedBefore } from '../linking/linked-before.ts'
import { notifyHolders } from '../notices/notify-holders.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { finishCheck } from './finish-check.ts'
import { lockTransfer } from './lock-transfer.ts'
import { entriesOfReturn, isWaiting } from './transfer-stage.ts'

/**
 * Handles a return by the other bank: new entries reverse the transfer, and the return code decides what happens to the
 * linked account.
 */
export async function returnTransfer(tx: Tx, transferId: string, code: string): Promise<void> {
  const { transfer, depositorId } = await lockTransfer(tx, transferId)
  await reopenAfterReturn(tx, transfer.depositAccountId)
  await post(tx, {
    kind: 'return',
    trace: `return:${transferId}`,
    depositAccountId: transfer.depositAccountId,
    transferId,
    entries: entriesOfReturn(transfer),
  })
  await reduceGoals(tx, transfer.depositAccountId, { cause: 'return', transferId })
  await tx
    .update(transfers)
    .set({ status: 'Returned', returnCode: code, processedAt: now(tx), balanceAfterCents: null })
    .where(eq(transfers.id, transferId))
  await finishCheck(tx, { ...transfer, status: 'Returned', returnCode: code })
  if (transfer.linkedAccountId !== null) {
    await afterReturn(tx, transfer.linkedAccountId, code, transfer.isFirstFunding)
  }
  await notifyHolders(tx, depositorId, 'transfer-returned', {})
}

async function afterReturn(
  tx: Tx,
  linkedAccountId: string,
  code: string,
  isFirstFunding: boolean,
): Promise<void> {
  recordLock(tx, 'linked-account', linkedAccountId)
  const [linked] = await tx
    .select()
    .from(linkedAccounts)
    .where(eq(linkedAccounts.id, linkedAccountId))
    .for('no key update')
  if (linked === undefined) return
  // A bank that was removed and linked again has another row with the same number.
  const current =
    linked.status === 'ARCHIVED' ? await findLinkedBefore(tx, linked.depositorId, linked.fingerprint) : null
  const affected = current ?? linked
  await changeLinkedAccount(tx, affected, linkedAccountAfterReturn(affected, { code, isFirstFunding }))
}

/** Returns a transfer with a code for the operator, as the other bank would. */
export async function returnByOperator(tx: Tx, transactionId: string, code: string): Promise<void> {
  const [found] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.id, uuidOrUnusedId(transactionId)))
  if (found === undefined) throw notFound()
  if (returnMeaning(code) === null) throw unprocessable('That is no return code.')
  // Locked before it is checked: a call may be canceling it.
  const { transfer } = await lockTransfer(tx, found.id)
  const isReturnable =
    transfer.linkedAccountId !== null &&
    ['Initiated', 'Pending', 'Submitted', 'Settled'].includes(transfer.status)
  if (!isReturnable || isWaiting(transfer)) throw unprocessable('This transaction cannot be returned.')
  await returnTransfer(tx, transfer.id, code)
}
