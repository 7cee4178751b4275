import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'
import { misdirected, notFound } from './refusal.ts'

/**
 * Keeps the linking service's pages and the tenant's apart, each at its own host: a script of the service has no API at
 * its own origin, and none of its pages is at the tenant's.
 */
export const separateLinking: MiddlewareHandler<Env> = async (c, next) => {
  const { path } = c.req
  const isService = /^\/fastlink(?:\/|$)/.test(path)
  if (c.var.isLinkingHost && !isService && path !== '/' && !path.startsWith('/logos/'))
    throw misdirected('This host serves the linking page only.')
  if (isService && !c.var.isLinkingHost) throw notFound()
  await next()
}
