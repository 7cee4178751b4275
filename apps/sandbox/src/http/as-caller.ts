import type { Tx } from '../database/in-tenant.ts'
import { isReadOnlyViolation } from '../database/transient-failure.ts'
import { inCallersTransaction } from '../identity/sessions.ts'
import { admit } from './admit.ts'
import { isSafe, type Call, type Caller } from './call.ts'

/** A handler of Hono's, by what it answers. */
export type CallHandler = (c: Call) => Promise<Response>

export type Work = (c: Call, tx: Tx, caller: Caller) => Promise<Response>

const authenticating = new WeakSet<object>()

/** Declares that a handler authenticates its caller by itself. */
export const markAuthenticating = (handler: object): void => {
  authenticating.add(handler)
}

/** Whether a handler authenticates its caller by itself. */
export const isAuthenticating = (handler: object): boolean => authenticating.has(handler)

/**
 * A handler that runs in one transaction with the authentication of its caller, who is fully logged in. A refusal that
 * it throws undoes the transaction. A GET is a read, and runs again where it turns out to change something; one that
 * always does is declared as a change.
 */
export function asCaller(work: Work, declared?: 'change'): CallHandler {
  const handler: CallHandler = async (c) => {
    const run = (mode: 'change' | 'read') =>
      inCallersTransaction(c, mode, (tx, found) => {
        c.set('caller', found)
        return work(c, tx, admit(c, found))
      })
    if (isSafe(c) && declared === undefined)
      return run('read').catch((error: unknown) => {
        if (isReadOnlyViolation(error)) return run('change')
        throw error
      })
    // A slow body must not hold a transaction.
    await c.req.text()
    return run('change')
  }
  markAuthenticating(handler)
  return handler
}
