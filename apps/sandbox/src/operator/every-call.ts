import type { Hono } from 'hono'
import type { Env } from '../http/call.ts'
import { reportPath } from '../http/csp-report.ts'

/** Method and path of a call; the path has its {parameters} and no version, as in a fault. */
export interface KnownCall {
  readonly method: string
  readonly path: string
}

const prefix = '/api/v1'

/** Every call that can have a fault, by path: those of the API without the reports of browsers, and the CSRF handshake. */
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
