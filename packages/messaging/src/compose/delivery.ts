import type { Message, NewMessage } from '@coffer/api-client/messages'
import type { Failure } from '@coffer/api-client/transport'

/** A message, and the earliest time of its delivery (ms, provider's clock). */
export type OutgoingMessage = NewMessage & { since: number }

// The provider's timestamps are in whole seconds.
const TOLERANCE_MS = 5_000

// Multipart forms have CRLF line endings.
const normalized = (text: string) => text.replaceAll('\r\n', '\n')

/** Finds the sent message among those of the provider; undefined if it was not delivered. */
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

/** Whether the provider may have the message after a failure. `isUploaded`: whether the upload was complete. */
export function mayBeDelivered(failure: Failure, isUploaded: boolean): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return isUploaded
    case 'malformed':
      return true
    case 'unexpected':
      // A proxy may have lost the provider's response; the provider itself stores nothing if it fails.
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
