import type { Tx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { clientNetwork } from '../http/client-address.ts'
import { limitCallsIn } from '../http/rate-limit.ts'
import type { MessageLimits } from './default-message-limits.ts'

export interface LimitedMessage {
  readonly kind: keyof MessageLimits
  /** An email address or ten digits, whether or not it is registered. */
  readonly destination: string
}

const hour = 60 * 60
const day = 24 * hour

/**
 * Counts a message caused by the caller, by destination and by the caller's address, and refuses with 429 above the
 * limit. Security notices are not counted, because they must arrive.
 */
export function limitMessages(tx: Tx, c: Call, { kind, destination }: LimitedMessage): Promise<void> {
  const { addressLimits, messageLimits } = c.var.context.settings
  const { messagesPerHour, messagesPerDay } = addressLimits
  const { perHour, perDay } = messageLimits[kind]
  const to = `${kind} to ${destination}`
  const from = `messages from ${clientNetwork(c)}`
  return limitCallsIn(tx, [
    { subject: `${to} hour`, calls: perHour, seconds: hour },
    { subject: `${to} day`, calls: perDay, seconds: day },
    { subject: `${from} hour`, calls: messagesPerHour, seconds: hour },
    { subject: `${from} day`, calls: messagesPerDay, seconds: day },
  ])
}
