import { admit, pathOfCall } from '@coffer/provider-kit/access'
import { markAuthenticating } from '@coffer/provider-kit/own-authentication'
import { isReadOnlyViolation } from '../database/transient-failure.ts'
import { inCallersTransaction } from '../identity/sessions.ts'
import type { CallName } from '../openapi/answers.ts'
import { isSafe } from './call.ts'
import type { Answer, Handler, ReceivedFromCaller } from './handler.ts'

/**
 * A handler that runs in one transaction with the authentication of its caller, whose log-in must be complete. A
 * refusal that it throws rolls the transaction back. A GET is a read-only transaction, and runs again if it turns out
 * to change data; one that always does is declared as a change.
 */
export function asCaller<Name extends CallName>(
  work: (received: ReceivedFromCaller<Name>) => Promise<Answer<Name>>,
  declared?: 'change',
): Handler<Name> {
  const handler: Handler<Name> = async (received) => {
    const { c } = received
    const run = (mode: 'change' | 'read') =>
      inCallersTransaction(c, mode, (tx, found) => {
        c.set('caller', found)
        return work({ ...received, tx, caller: admit(pathOfCall(c.req.path), found) })
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
