import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { and, eq } from 'drizzle-orm'
import { recordLock, now, type Tx } from '../database/in-tenant.ts'
import { idempotencyKeys } from '../database/schema/requests.ts'
import type { Call } from '../http/call.ts'
import { toFingerprint, getKeys } from '../keys/registered-keys.ts'

export interface Once {
  readonly depositorId: string
  /** The Idempotency-Key header. Without it (null), nothing is stored. */
  readonly key: string | null
  /** The call and its body: reusing the key with another one is refused. */
  readonly body: unknown
}

const alreadyBound: LocalizedText = {
  en: 'We already accepted a request from this form with other details. Check your transactions before you send this one.',
  es: 'Ya se aceptó una solicitud anterior de este formulario, con otros datos. Revise sus transacciones antes de enviar esta.',
}

export const idempotencyKey = (c: Call) => c.req.header('idempotency-key')?.slice(0, 200) ?? null

/**
 * Runs `work` once per key, and returns the same response from then on. A concurrent call with the same key waits for
 * the first. The key is stored in the transaction of the work, so a thrown refusal stores nothing.
 */
export async function onceByKey<T>(
  tx: Tx,
  once: Once,
  read: (answer: unknown) => T,
  work: () => Promise<T>,
): Promise<T> {
  const { depositorId, key } = once
  if (key === null) return work()
  const body = JSON.stringify(once.body)
  const bodyHash = toFingerprint(tx, 'request-body', body)
  const mine = and(eq(idempotencyKeys.depositorId, depositorId), eq(idempotencyKeys.key, key))
  recordLock(tx, 'idempotency-key', key)
  const bound = await tx
    .insert(idempotencyKeys)
    .values({ depositorId, key, bodyHash, createdAt: now(tx) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (bound.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(mine)
    if (!earlier || !getKeys(tx).matches('request-body', earlier.bodyHash, body))
      throw invalid({ idempotency_key: [alreadyBound] })
    return read(earlier.answer)
  }
  const answer = await work()
  await tx.update(idempotencyKeys).set({ answer }).where(mine)
  return answer
}
