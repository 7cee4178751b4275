import { ApiRefusal } from '@coffer/provider-kit/refusal'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { inTenant } from '../database/in-tenant.ts'
import type { Call, Env } from '../http/call.ts'
import { logSecurityEvent } from './event-log.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { findFailedAction } from './security-actions.ts'

/**
 * Refusals that anyone can cause without limit: a missing token or session, and exceeded limits. Like malformed calls
 * without a session, they are logged but not stored, so that they cannot fill the disk.
 */
const unstored: readonly number[] = [401, 408, 413, 415, 419, 429]

const isMalformed = ({ error }: Call): boolean => error instanceof ApiRefusal && error.isMalformed

/**
 * Records each refused call that would have been an event, in a separate transaction: that of the call is rolled back.
 */
export const recordFailures: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const { status } = c.res
  if (status < 400) return
  const action = c.var.securityAction ?? findFailedAction(callPattern(c))
  if (action === null) return
  const { context, tenant, caller, affectedUserId } = c.var
  const userId = affectedUserId ?? caller?.userId ?? null
  const failure = { outcome: 'failure', status, userId } as const
  if (caller === null && (unstored.includes(status) || isMalformed(c)))
    logSecurityEvent(context.db, {
      tenant,
      actor: 'anonymous',
      action,
      outcome: 'failure',
      status,
      user: userId,
      invocation: c.var.invocationId,
    })
  else await inTenant(context.db, tenant, (tx) => recordSecurityEvent(tx, c, action, failure))
}

/**
 * Method and path pattern of the call. Only the first matching route runs; a later one with a wider pattern does not.
 */
function callPattern(c: Call): string {
  const path = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? ''
  return `${c.req.method} ${path.slice('/api/v1'.length)}`
}
