import { notFound } from '@coffer/provider-kit/refusal'
import { asWorker, inTenant, type Tx, type WorkerTx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { toOperatorAction } from '../security-events/operator-actions.ts'
import { recordOperatorAct } from '../security-events/record-security-event.ts'
import { operatorCallPattern, callTarget } from './action-log.ts'

/** Records the call's act in the transaction that performs it. If it cannot be recorded, the act is rolled back. */
export async function recordAct(tx: Tx | WorkerTx, c: Call): Promise<void> {
  const call = operatorCallPattern(c)
  const action = toOperatorAction(call)
  if (action === null) throw new Error(`${call} is missing in operator-actions.ts.`)
  await recordOperatorAct(tx, c, { action, target: callTarget(c) })
}

/** Performs an act in a tenant. */
export const actInTenant = <T>(c: Call, tenant: string, act: (tx: Tx) => Promise<T>): Promise<T> =>
  inTenant(c.var.context.db, tenant, async (tx) => {
    const answer = await act(tx)
    await recordAct(tx, c)
    return answer
  })

/**
 * Performs an act in the tenant that has the record, so that the operator need not name the tenant. `act` returns null
 * for "not here".
 */
export async function actOnRecord<T>(c: Call, act: (tx: Tx) => Promise<T | null>): Promise<T> {
  const { db, tenants } = c.var.context
  for (const { slug } of tenants.all) {
    const answer = await inTenant(db, slug, async (tx) => {
      const done = await act(tx)
      if (done !== null) await recordAct(tx, c)
      return done
    })
    if (answer !== null) return answer
  }
  throw notFound('Nothing has this id.')
}

/** Records an act that changes no row, before it takes effect. */
export const recordBeforehand = (c: Call): Promise<void> =>
  asWorker(c.var.context.db, (tx) => recordAct(tx, c))
