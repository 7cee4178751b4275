import { and, eq, isNull } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { requests } from '../database/schema/requests.ts'
import { transactionToWire } from './transaction-wire.ts'
import type { Transfer } from './transfer-stage.ts'

/** Finishes the request of a transfer with the transfer's current state, unless the request is finished already. */
export async function finishCheck(tx: Tx, transfer: Transfer): Promise<void> {
  await tx
    .update(requests)
    .set({ result: transactionToWire(transfer), completedAt: now(tx) })
    .where(and(eq(requests.requestId, transfer.requestId), isNull(requests.completedAt)))
}
