import { hstsHeader } from '@coffer/branding/hsts'
import { ApiRefusal, misdirected, notFound } from '@coffer/provider-kit/refusal'
import type { MiddlewareHandler } from 'hono'
import type { LocalPlace } from '../tenants/local-ports.ts'
import type { Call, Env } from './call.ts'
import { clientScheme, incomingRequest } from './client-address.ts'
import { findLocalPlace } from './local-place.ts'

/**
 * Each host serves one tenant, or its linking page. Only the operator's host serves the console and the operator's API.
 */
export const tenantByHost: MiddlewareHandler<Env> = async (c, next) => {
  const { hostname, host, port } = new URL(c.req.url)
  const { tenants, settings } = c.var.context
  const place = findLocalPlace(c) ?? placeOfHost(c, hostname)
  const isOperatorHost = place?.kind === 'operator'
  const tenant = place && 'slug' in place ? tenants.bySlug(place.slug) : undefined
  if (isOperatorPath(c) && !isOperatorHost)
    throw misdirected(`The operator's console and API answer at ${settings.operatorHost} only.`)
  if (!tenant && !isOperatorPath(c))
    throw notFound(`No tenant is served at this host. Try http://<tenant>.localhost${port && `:${port}`}/`)
  if (tenant) c.header('Strict-Transport-Security', hstsHeader(tenant))
  c.set('tenant', tenant?.slug ?? '')
  c.set('isLinkingHost', place?.kind === 'linking-page')
  c.set('origin', `${clientScheme(c)}://${host}`)
  await next()
}

function placeOfHost(c: Call, hostname: string): LocalPlace | null {
  const { tenants, settings } = c.var.context
  if (hostname === settings.operatorHost) return { kind: 'operator' }
  const own = tenants.byHost(hostname)
  if (own) return { kind: 'tenant', slug: own.slug }
  const home = tenants.byLinkingHost(hostname)
  return home ? { kind: 'linking-page', slug: home.slug } : null
}

/** Checked on the decoded path, which routes are matched with. */
const isOperatorPath = (c: Call): boolean => /^\/sandbox(?:\/|$)/.test(c.req.path)

/**
 * Refuses a request target that is a full URL: it names a second host besides the Host header, and a proxy in front may
 * have decided by the other one.
 */
export const requireOriginForm: MiddlewareHandler<Env> = async (c, next) => {
  const target = incomingRequest(c)?.url
  if (target !== undefined && !target.startsWith('/'))
    throw new ApiRefusal(400, 'A request names a path, and its host in the Host header only.')
  await next()
}
