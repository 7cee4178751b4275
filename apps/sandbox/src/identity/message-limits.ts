import type { Tx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { clientAddress, limitCallsIn } from '../http/rate-limit.ts'

/** The most messages of a kind to one destination. */
interface MessageLimit {
  readonly perHour: number
  readonly perDay: number
}

/** The most messages to one destination, by what is sent. */
export const defaultMessageLimits = {
  /** Links, to an address that anyone can type. Each by itself, so that one cannot use up another's. */
  verification: { perHour: 5, perDay: 20 },
  reset: { perHour: 5, perDay: 20 },
  invitation: { perHour: 5, perDay: 20 },
  /** To a verified contact, after the right password. */
  code: { perHour: 20, perDay: 60 },
  /** To a contact that is not verified yet, which may be a stranger's. */
  'code-to-new-contact': { perHour: 5, perDay: 15 },
} as const

export type MessageLimits = Readonly<Record<keyof typeof defaultMessageLimits, MessageLimit>>

export interface LimitedMessage {
  readonly kind: keyof MessageLimits
  /** An email address or ten digits, whether or not it is known. */
  readonly destination: string
}

const hour = 60 * 60
const day = 24 * hour

/**
 * Counts a message that the caller causes, by destination and by the caller's address, and refuses with 429 once there
 * are too many. Security notices are not counted: they must arrive.
 */
export function limitMessages(tx: Tx, c: Call, { kind, destination }: LimitedMessage): Promise<void> {
  const { addressLimits, messageLimits } = c.var.context.settings
  const { messagesPerHour, messagesPerDay } = addressLimits
  const { perHour, perDay } = messageLimits[kind]
  const to = `${kind} to ${destination}`
  const from = `messages from ${clientAddress(c)}`
  return limitCallsIn(tx, [
    { subject: `${to} hour`, calls: perHour, seconds: hour },
    { subject: `${to} day`, calls: perDay, seconds: day },
    { subject: `${from} hour`, calls: messagesPerHour, seconds: hour },
    { subject: `${from} day`, calls: messagesPerDay, seconds: day },
  ])
}
