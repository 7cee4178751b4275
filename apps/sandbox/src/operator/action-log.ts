import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { isSafe, type Call, type Env } from '../http/call.ts'
import { operatorActionOf } from '../security-events/operator-actions.ts'
import { uuidOrNone } from '../requests/requests.ts'
import { recordRefusedAct } from '../security-events/record-security-event.ts'

const prefix = '/sandbox/api'
const targetLength = 200

/** Records each act that was refused or failed. One that succeeds is recorded in its transaction (act.ts). */
export const logRefusedActs: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const { status } = c.res
  const call = operatorCallOf(c)
  if (status < 400 || (isSafe(c) && operatorActionOf(call) === null)) return
  await logRefusedAct(c, { action: call, status })
}

/** Method and pattern of the call; the first route runs, a later one with a wider pattern does not. */
export function operatorCallOf(c: Call): string {
  const path = matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? ''
  return `${c.req.method} ${path.slice(prefix.length)}`
}

/** What a call acts on: its path. */
export const targetOf = (c: Call): string => c.req.path.slice(prefix.length, prefix.length + targetLength)

/** What a read is of: its path, and the one depositor whose data it asks for. */
export function targetOfRead(c: Call): string {
  const asked = c.req.query('depositor') ?? ''
  return uuidOrNone(asked) === asked ? `${targetOf(c)}?depositor=${asked}` : targetOf(c)
}

export const logRefusedAct = (
  c: Call,
  refused: { readonly action: string; readonly status: number },
): Promise<void> =>
  recordRefusedAct(c, {
    ...refused,
    target: targetOf(c),
    tenant: c.var.context.tenants.bySlug(c.req.query('tenant') ?? '')?.slug ?? null,
  })
