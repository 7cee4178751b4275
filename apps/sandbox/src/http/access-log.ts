import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Env } from './call.ts'

/** One line a call, and its metrics, with the path's pattern and never the path: nonces and ids stay out of logs. */
export const accessLog: MiddlewareHandler<Env> = async (c, next) => {
  const { log, metrics } = c.get('context')
  const isLogged = log.isLevelEnabled('info')
  if (!isLogged && metrics === null) return next()
  const began = performance.now()
  await next()
  const ms = performance.now() - began
  const { method } = c.req
  const { status } = c.res
  const call = matchedRoutes(c).find((route) => route.method !== 'ALL')?.path
  metrics?.observe({ method: countedMethod(method), call: call ?? 'none', status, seconds: ms / 1000 })
  if (!isLogged) return
  const tenant = c.get('tenant')
  log.info({ tenant, method, call, status, ms: Math.round(ms), invocation: c.var.invocationId })
}

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']

/** A stranger could fill the memory with methods of their own. */
const countedMethod = (method: string): string => (methods.includes(method) ? method : 'other')
