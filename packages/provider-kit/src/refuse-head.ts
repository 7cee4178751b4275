import type { MiddlewareHandler } from 'hono'
import { ApiRefusal } from './refusal.ts'

/** Refuses HEAD for data: the router would run the handler of GET, which may send a code or extend a session. */
export const refuseHead: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'HEAD')
    throw new ApiRefusal(405, 'This call has no such method.', { headers: { Allow: 'GET' } })
  await next()
}
