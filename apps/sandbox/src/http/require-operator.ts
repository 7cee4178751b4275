import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './call.ts'
import { forbidden } from './refusal.ts'
import { clientAddress } from './rate-limit.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Requires the operator: a local connection with the key. */
export const requireOperator: MiddlewareHandler<Env> = async (c, next) => {
  if (!loopback.has(clientAddress(c))) throw forbidden('The operator sits at the machine itself.')
  const sent = Buffer.from(c.req.header('x-sandbox-key') ?? '')
  const key = Buffer.from(c.var.context.settings.operatorKey)
  if (sent.length !== key.length || !timingSafeEqual(sent, key))
    throw forbidden('X-Sandbox-Key is missing or wrong.')
  await next()
}
