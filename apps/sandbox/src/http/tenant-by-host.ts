import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'
import { notFound } from './refusal.ts'

/** Each host serves one tenant; a host without one serves the operator's console only. */
export const tenantByHost: MiddlewareHandler<Env> = async (c, next) => {
  const url = new URL(c.req.url)
  const tenant = c.var.context.tenants.byHost(url.hostname)
  if (!tenant && !/^\/sandbox(?:\/|$)/.test(url.pathname))
    throw notFound(
      `No institution is served at this host. Try http://<institution>.localhost${url.port && `:${url.port}`}/`,
    )
  c.set('tenant', tenant?.slug ?? '')
  c.set('origin', url.origin)
  await next()
}
