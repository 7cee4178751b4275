import type { Hono } from 'hono'
import type { Env } from '../http/call.ts'

/** A call as the provider has it; the path with its {parameters}, without the version, as a fault names it. */
export interface KnownCall {
  readonly method: string
  readonly path: string
}

const prefix = '/api/v1'

/** Every call that a fault can be set on, by its path: those of the API, and the handshake before them. */
export function everyCall(app: Hono<Env>): KnownCall[] {
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${prefix}/`))
    .map(({ method, path }) => ({
      method,
      path: path.slice(prefix.length).replaceAll(/:([^/]+)/g, '{$1}'),
    }))
  const handshake = { method: 'GET', path: '/sanctum/csrf-cookie' }
  return [handshake, ...calls].toSorted(
    (one, other) => one.path.localeCompare(other.path) || one.method.localeCompare(other.method),
  )
}
