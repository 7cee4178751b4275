import type { Tx } from '../database/in-tenant.ts'
import { isReadOnlyViolation } from '../database/transient-failure.ts'
import { inCallersTransaction } from '../identity/sessions.ts'
import { admit } from './admit.ts'
import { isSafe, type Call, type Caller } from './call.ts'

/** A handler of Hono, described by its response. */
export type CallHandler = (c: Call) => Promise<Response>

export type Work = (c: Call, tx: Tx, caller: Caller) => Promise<Response>

const authenticating = new WeakSet<object>()

/** Declares that a handler authenticates its caller itself. */
export const markAuthenticating = (handler: object): void => {
  authenticating.add(handler)
}

/** Whether a handler authenticates its caller itself. */
export const isAuthenticating = (handler: object): boolean => authenticating.has(handler)

/**
 * A handler that runs in one transaction with the authentication of its caller, whose log-in must be complete. A
 * refusal that it throws rolls the transaction back. A GET is a read-only transaction, and runs again if it turns out
 * to change data; one that always does is declared as a change.
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
    // A slow body must not keep a transaction open.
    await c.req.text()
    return run('change')
  }
  markAuthenticating(handler)
  return handler
}
