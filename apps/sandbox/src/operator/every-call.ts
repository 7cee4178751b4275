import type { Hono } from 'hono'
import type { Env } from '../http/call.ts'
import { reportPath } from '../http/csp-report.ts'

/** Method and path of a call. The path has its {parameters} and no version, as in a fault. */
export interface KnownCall {
  readonly method: string
  readonly path: string
}

const prefix = '/api/v1'

/**
 * Every call that can have a fault, ordered by path: those of the API except browser reports, and the CSRF handshake.
 */
export function everyCall(app: Hono<Env>): KnownCall[] {
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${prefix}/`) && path !== reportPath)
    .map(({ method, path }) => ({
      method,
      path: path.slice(prefix.length).replaceAll(/:([^/]+)/g, '{$1}'),
    }))
  const handshake = { method: 'GET', path: '/sanctum/csrf-cookie' }
  return [handshake, ...calls].toSorted(
    (one, other) => one.path.localeCompare(other.path, 'en') || one.method.localeCompare(other.method, 'en'),
  )
}
