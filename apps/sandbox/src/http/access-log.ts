import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'
import { knownMethod, routePattern } from './request-labels.ts'

/**
 * Logs one line per call and records its metrics, by the path's pattern and never the path: nonces and ids stay out of
 * logs.
 */
export const accessLog: MiddlewareHandler<Env> = async (c, next) => {
  const { log, metrics } = c.get('context')
  const isLogged = log.isLevelEnabled('info')
  if (!isLogged && metrics === null) return next()
  const began = performance.now()
  await next()
  const ms = performance.now() - began
  const { method } = c.req
  const { status } = c.res
  const call = routePattern(c)
  // Only known methods are counted, because clients could fill the memory with invented ones.
  const counted = knownMethod(method) ?? 'other'
  const tenant = c.get('tenant')
  metrics?.observe({
    tenant: tenant || null,
    method: counted,
    call: call ?? 'none',
    status,
    seconds: ms / 1000,
  })
  if (!isLogged) return
  log.info({ tenant, method, call, status, ms: Math.round(ms), invocation: c.var.invocationId })
}
