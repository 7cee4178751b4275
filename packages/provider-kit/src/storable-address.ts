import type { MiddlewareHandler } from 'hono'
import { invalid } from './refusal.ts'
import { requireStorable, unstorable } from './unstorable-text.ts'

/** Refuses a path or a query that contains text which no database can store. */
export const requireStorableAddress: MiddlewareHandler = async (c, next) => {
  // The decoded path, or the path as sent if part of it cannot be decoded.
  if (c.req.path.includes('\0') || c.req.path.includes('%00')) throw invalid({ path: [unstorable] })
  requireStorable(c.req.queries())
  await next()
}
