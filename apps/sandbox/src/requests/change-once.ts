import * as v from 'valibot'
import type { CallersTransaction } from '../http/handler.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from './idempotency.ts'

interface Change<Added, Overview> {
  readonly body: unknown
  readonly work: () => Promise<Added>
  /** Runs after the change, and again for a repeated call. */
  readonly overview: () => Promise<Overview>
}

/** Runs a change of an account once per idempotency key, and returns the overview after it. */
export async function changeOnce<Overview>(
  call: CallersTransaction,
  { body, work, overview }: Change<void, Overview>,
): Promise<Overview> {
  await once(call, body, v.object({ added: v.null() }), async () => {
    await work()
    return { added: null }
  })
  return overview()
}

/** Adds a record to an account once per idempotency key: `work` returns its id. */
export async function addOnce<Overview>(
  call: CallersTransaction,
  { body, work, overview }: Change<string, Overview>,
): Promise<{ readonly uuid: string; readonly overview: Overview }> {
  const { added } = await once(call, body, v.object({ added: v.string() }), async () => ({
    added: await work(),
  }))
  return { uuid: added, overview: await overview() }
}

async function once<Kept>(
  { c, tx, caller: { accountDepositorId: depositorId } }: CallersTransaction,
  body: unknown,
  kept: v.GenericSchema<unknown, Kept>,
  work: () => Promise<Kept>,
): Promise<Kept> {
  // Locks the depositor before the key, as the lock order requires.
  await lockDepositor(tx, depositorId)
  return onceByKey(
    tx,
    { depositorId, key: idempotencyKey(c), body: [c.req.method, c.req.path, body] },
    (answer) => v.parse(kept, answer),
    work,
  )
}
