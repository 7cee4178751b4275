import { matchedRoutes } from 'hono/route'
import type { Call } from './call.ts'

/** The pattern of the path, for logs, metrics and traces, which must not have the path: it has nonces and ids. */
export const routePattern = (c: Call): string | undefined =>
  matchedRoutes(c).find((route) => route.method !== 'ALL')?.path

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']

/** The method, or null for one that a stranger made up. */
export const knownMethod = (method: string): string | null => (methods.includes(method) ? method : null)
