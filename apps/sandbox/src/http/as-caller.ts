import type { Handler } from 'hono'
import type { Tx } from '../database/in-tenant.ts'
import { inCallersTransaction } from '../identity/sessions.ts'
import { admit } from './admit.ts'
import type { Call, Caller, Env } from './call.ts'

type Work = (c: Call, tx: Tx, caller: Caller) => Promise<Response>

const authenticating = new WeakSet<object>()

/** Whether a handler authenticates its caller by itself. */
export const isAuthenticating = (handler: object): boolean => authenticating.has(handler)

const safeMethods: readonly string[] = ['GET', 'HEAD']

/**
 * A handler that runs in one transaction with the authentication of its caller, who is fully logged in. A refusal that
 * it throws undoes the transaction.
 */
export function asCaller(work: Work): Handler<Env> {
  const handler: Handler<Env> = async (c) => {
    // A slow body must not hold a transaction.
    if (!safeMethods.includes(c.req.method)) await c.req.text()
    return inCallersTransaction(c, (tx, found) => {
      c.set('caller', found)
      return work(c, tx, admit(c, found))
    })
  }
  authenticating.add(handler)
  return handler
}
