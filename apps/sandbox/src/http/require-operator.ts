import { timingSafeEqual } from 'node:crypto'
import { type ApiRefusal, forbidden } from '@coffer/provider-kit/refusal'
import type { MiddlewareHandler } from 'hono'
import { logRefusedAct } from '../operator/action-log.ts'
import { clientAddress, clientNetwork } from './client-address.ts'
import type { Env } from './call.ts'
import { AddressLimit } from './address-limit.ts'
import { tooManyRequests } from './rate-limit.ts'

const loopback = new Set(['127.0.0.1', '::1'])

/** Wrong keys allowed per address and minute. */
const maxFailures = 10

/**
 * Requires the operator's key, and a local connection if the operator's host is a name of this machine. A page of
 * another site cannot use up an address's attempts, because it cannot send the header.
 */
export function requireOperator(): MiddlewareHandler<Env> {
  const failures = new AddressLimit(maxFailures, 60)
  return async (c, next) => {
    const { settings, clock } = c.var.context
    const network = clientNetwork(c)
    if (settings.operatorHost.endsWith('.localhost') && !loopback.has(clientAddress(c)))
      throw forbidden('The operator sits at the machine itself.')
    const waitSeconds = failures.waitSeconds(network, clock.now())
    if (waitSeconds > 0) throw tooManyRequests(waitSeconds)
    const sent = c.req.header('x-sandbox-key')
    if (sent === undefined) throw wrongKey()
    if (!isKey(sent, settings.operatorKey)) {
      failures.add(network, clock.now())
      await logRefusedAct(c, { action: 'wrong key', status: 403 })
      throw wrongKey()
    }
    await next()
  }
}

const wrongKey = (): ApiRefusal => forbidden('X-Sandbox-Key is missing or wrong.')

function isKey(sent: string, key: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(key)]
  return one.length === other.length && timingSafeEqual(one, other)
}
