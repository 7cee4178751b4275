import * as v from 'valibot'
import type { Tx } from '../database/in-tenant.ts'
import type { Call, Caller } from '../http/call.ts'
import { respond } from '../http/envelope.ts'
import { lockDepositor } from '../onboarding/progress.ts'
import { idempotencyKey, onceByKey } from './idempotency.ts'
import type { CallName, ResponseOverview } from '../openapi/answers.ts'

interface Change<Overview> {
  readonly body: unknown
  /** Returns the id of an added record. */
  readonly work: () => Promise<string | void>
  /** Runs after the change, and again for a repeated call. */
  readonly overview: () => Promise<Overview>
}

/** The value stored with the key. */
const kept = v.object({ added: v.nullable(v.string()) })

/** Runs a change of an account once per idempotency key, and responds with the overview: 201 if it added something. */
export async function changeOnce<Name extends CallName = never>(
  c: Call,
  tx: Tx,
  { accountDepositorId: depositorId }: Caller,
  { body, work, overview }: Change<ResponseOverview<Name>>,
): Promise<Response> {
  // Locks the depositor before the key, as the lock order requires.
  await lockDepositor(tx, depositorId)
  const { added } = await onceByKey(
    tx,
    { depositorId, key: idempotencyKey(c), body: [c.req.method, c.req.path, body] },
    (answer) => v.parse(kept, answer),
    async () => ({ added: (await work()) ?? null }),
  )
  const answer = await overview()
  return added === null
    ? respond(c, 200, { data: answer })
    : respond(c, 201, { data: { uuid: added, overview: answer } })
}
