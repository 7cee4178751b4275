import type { Env, Hono, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RouterRoute } from 'hono/types'
import { notFound, ApiRefusal } from './refusal.ts'

/** Responds 404 to an unknown path and 405 to an unknown method, before the caller is authenticated. */
export function matchCall<Variables extends Env>(app: Hono<Variables>): MiddlewareHandler {
  let known: readonly { method: string; pattern: RegExp }[] | null = null
  return async (c, next) => {
    if (matchedRoutes(c).some(isCall)) return next()
    known ??= app.routes.filter(isCall).map(({ method, path }) => ({ method, pattern: pathPattern(path) }))
    const here = known.filter(({ pattern }) => pattern.test(c.req.path))
    if (here.length === 0) throw notFound()
    if (!here.some(({ method }) => method === c.req.method))
      throw new ApiRefusal(405, 'This call has no such method.', {
        headers: { Allow: [...new Set(here.map((call) => call.method))].join(', ') },
      })
    await next()
  }
}

const isCall = ({ method, path }: Pick<RouterRoute, 'method' | 'path'>): boolean =>
  method !== 'ALL' && path.startsWith('/api/v1/')

/** A path such as `/request/:requestId` as a regular expression. */
const pathPattern = (path: string) =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}$`)
