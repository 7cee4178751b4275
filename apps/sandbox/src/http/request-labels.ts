import { matchedRoutes } from 'hono/route'
import type { Call } from './call.ts'

/**
 * The pattern of the path, for logs, metrics and traces. The path itself is excluded, because it contains nonces and
 * ids.
 */
export const routePattern = (c: Call): string | undefined =>
  matchedRoutes(c).find((route) => route.method !== 'ALL')?.path

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']

/** The method, or null if it is not a known one. */
export const knownMethod = (method: string): string | null => (methods.includes(method) ? method : null)
