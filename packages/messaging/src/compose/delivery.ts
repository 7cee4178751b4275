import type { Message, NewMessage } from '@coffer/api-client/messages'
import type { Failure } from '@coffer/api-client/transport'

/** A message and since when it may have been delivered (ms, provider's clock). */
export type OutgoingMessage = NewMessage & { since: number }

// The provider's timestamps are in whole seconds.
const TOLERANCE_MS = 5_000

// Multipart forms have CRLF line ends.
const normalized = (text: string) => text.replaceAll('\r\n', '\n')

/** The message among those of the provider, if it was delivered. */
export function findDelivered(
  messages: readonly Message[],
  { subject, body, threadUuid, since }: Omit<OutgoingMessage, 'topic'>,
): Message | undefined {
  return messages.find(
    (message) =>
      message.direction === 'outbound' &&
      normalized(message.body) === normalized(body) &&
      message.subject === subject &&
      (!threadUuid || message.threadUuid === threadUuid) &&
      Date.parse(message.sentAt) >= since - TOLERANCE_MS,
  )
}

/** Whether the provider may have the message after a failure. `isUploaded`: all of it had left the browser. */
export function mayBeDelivered(failure: Failure, isUploaded: boolean): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return isUploaded
    case 'malformed':
      return true
    case 'unexpected':
      // A proxy may have lost the provider's answer; the provider itself stores nothing when it fails.
      return isUploaded && failure.status !== 500 && failure.status !== 503
    case 'rejected':
    case 'unauthenticated':
    case 'forbidden':
    case 'missing':
    case 'conflict':
    case 'too-large':
    case 'csrf-expired':
    case 'cookies-blocked':
    case 'invalid':
    case 'rate-limited':
    case 'unavailable':
      return false
    default:
      return failure satisfies never
  }
}
