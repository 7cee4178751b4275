import type { Message, NewMessage } from '@coffer/api-client/messages'
import type { Failure } from '@coffer/api-client/transport'

/** What tells a message from another: what was written, and since when it has been on its way (provider's ms). */
export type Written = Pick<NewMessage, 'subject' | 'body' | 'threadUuid'> & { since: number }

// The provider's clock is known to the second.
const SLACK_MS = 5_000

// A form goes over the wire with the line ends of its own standard.
const plain = (text: string) => text.replaceAll('\r\n', '\n')

/** The message among those the bank has, if it arrived after all. */
export function findArrived(messages: readonly Message[], written: Written): Message | undefined {
  return messages.find(
    (message) =>
      message.direction === 'outbound' &&
      plain(message.body) === plain(written.body) &&
      message.subject === written.subject &&
      (!written.threadUuid || message.threadUuid === written.threadUuid) &&
      Date.parse(message.sentAt) >= written.since - SLACK_MS,
  )
}

/** Whether the bank may have the message although it did not say so. `isOut`: all of it had left the browser. */
export function mayHaveArrived(failure: Failure, isOut: boolean): boolean {
  switch (failure.kind) {
    case 'offline':
    case 'timeout':
      return isOut
    case 'malformed':
      return true
    case 'unexpected':
      // What stands between may lose the bank's answer; the bank itself keeps nothing of what it fails at.
      return isOut && failure.status !== 500 && failure.status !== 503
    case 'rejected':
    case 'unauthenticated':
    case 'forbidden':
    case 'missing':
    case 'conflict':
    case 'too-large':
    case 'csrf-expired':
    case 'invalid':
    case 'rate-limited':
    case 'unavailable':
      return false
    default:
      return failure satisfies never
  }
}
