import { misdirected, notFound } from '@coffer/provider-kit/refusal'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'

/**
 * Keeps the pages of the linking service and of the tenant apart, each at its own host: the linking origin serves no
 * API to its scripts, and the tenant's origin serves no linking page.
 */
export const separateLinking: MiddlewareHandler<Env> = async (c, next) => {
  const { path } = c.req
  const isService = /^\/fastlink(?:\/|$)/.test(path)
  if (c.var.isLinkingHost && !isService && path !== '/' && !path.startsWith('/logos/'))
    throw misdirected('This host serves the linking page only.')
  if (isService && !c.var.isLinkingHost) throw notFound()
  await next()
}
