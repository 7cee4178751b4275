import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isSafe, type Call, type Env } from '../http/call.ts'
import { toOperatorAction } from '../security-events/operator-actions.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { recordRefusedAct } from '../security-events/record-security-event.ts'

const prefix = '/sandbox/api'
const targetLength = 200

/** Records acts that were refused or failed. A successful act is recorded in its transaction (act.ts). */
export const logRefusedActs: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const { status } = c.res
  const call = operatorCallPattern(c)
  if (status < 400 || (isSafe(c) && toOperatorAction(call) === null)) return
  await logRefusedAct(c, { action: call, status })
}

/**
 * Method and path pattern of the call. Only the first matching route runs; a later one with a wider pattern does not.
 */
export function operatorCallPattern(c: Call): string {
  const path = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? ''
  return `${c.req.method} ${path.slice(prefix.length)}`
}

/** The target of a call: its path. */
export const callTarget = (c: Call): string => c.req.path.slice(prefix.length, prefix.length + targetLength)

/** The target of a read: its path, and the single depositor whose data it requests. */
export function readTarget(c: Call): string {
  const asked = c.req.query('depositor') ?? ''
  return uuidOrUnusedId(asked) === asked ? `${callTarget(c)}?depositor=${asked}` : callTarget(c)
}

export const logRefusedAct = (
  c: Call,
  refused: { readonly action: string; readonly status: number },
): Promise<void> =>
  recordRefusedAct(c, {
    ...refused,
    target: callTarget(c),
    tenant: c.var.context.tenants.bySlug(c.req.query('tenant') ?? '')?.slug ?? null,
  })
