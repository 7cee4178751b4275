import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Env } from './call.ts'

/** One line a call, with the path's pattern and never the path: nonces and ids stay out of logs. */
export const accessLog: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.get('context').log.isLevelEnabled('info')) return next()
  const began = performance.now()
  await next()
  c.var.context.log.info({
    tenant: c.get('tenant'),
    method: c.req.method,
    call: matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path,
    status: c.res.status,
    ms: Math.round(performance.now() - began),
    invocation: c.var.invocationId,
  })
}
