import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Call, Env } from '../http/call.ts'
import { recordOperatorAct } from '../security-events/record-security-event.ts'

const prefix = '/sandbox/api'
const targetLength = 200

/** Reads that are actions: the outbox holds codes and links, which open an account. */
const readsOfSecrets: readonly string[] = ['/outbox']

/** Records every call that changes something, and every read of codes, with its outcome. */
export const logActions: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const path = patternOf(c)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (isRead && !readsOfSecrets.includes(path)) return
  await recordAction(c, { action: `${c.req.method} ${path}`, status: c.res.status })
}

/** The first one runs; a later one with a wider pattern says nothing about it. */
const patternOf = (c: Call): string =>
  matchedRoutes(c)
    .find(({ method }) => method !== 'ALL')
    ?.path.slice(prefix.length) ?? ''

export const recordAction = (
  c: Call,
  { action, status }: { readonly action: string; readonly status: number },
): Promise<void> =>
  recordOperatorAct(c, {
    action,
    status,
    target: c.req.path.slice(prefix.length, prefix.length + targetLength),
    tenant: c.var.context.tenants.bySlug(c.req.query('tenant') ?? '')?.slug ?? null,
  })
