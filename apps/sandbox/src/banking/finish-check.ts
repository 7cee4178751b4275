import { and, eq, isNull } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { requests } from '../database/schema/requests.ts'
import { findContact } from '../identity/contact.ts'
import { transactionToWire } from './transaction-wire.ts'
import type { Transfer } from './transfer-stage.ts'

/** Completes the request of a transfer with the transfer's current state, unless it is complete already. */
export async function finishCheck(tx: Tx, transfer: Transfer): Promise<void> {
  const unfinished = and(eq(requests.requestId, transfer.requestId), isNull(requests.completedAt))
  const [request] = await tx.select({ depositorId: requests.depositorId }).from(requests).where(unfinished)
  if (request === undefined) return
  const { language } = await findContact(tx, request.depositorId)
  await tx
    .update(requests)
    .set({ result: transactionToWire(transfer, language), completedAt: now(tx) })
    .where(unfinished)
}
