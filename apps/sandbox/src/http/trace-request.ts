import { ApiRefusal } from '@coffer/provider-kit/refusal'
import type { MiddlewareHandler } from 'hono'
import type { Call, Env } from './call.ts'
import { clientScheme } from './client-address.ts'
import { routePattern } from './request-labels.ts'

/** Records one span per request. */
export const traceRequest: MiddlewareHandler<Env> = (c, next) => {
  const { tracing } = c.get('context')
  if (tracing === null) return next()
  const incoming = {
    method: c.req.method,
    scheme: clientScheme(c),
    traceparent: c.req.header('traceparent'),
  }
  return tracing.request(incoming, async () => {
    await next()
    return {
      route: routePattern(c),
      status: c.res.status,
      tenant: c.var.tenant || null,
      errorType: findErrorType(c),
    }
  })
}

/** The type of a thrown error, or the status of an error response without one; null for errors of the client. */
function findErrorType({ error, res: { status } }: Call): string | null {
  if (status < 500) return null
  return error === undefined || error instanceof ApiRefusal ? String(status) : error.constructor.name
}
