import type { Failure } from '@coffer/api-client/transport/failure'
import type { MessageKey, MessageValues } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Words of our own, or the provider's where it has said what is wrong. */
export type ErrorMessage = { key: MessageKey<typeof en>; values?: MessageValues } | { said: string }

const A_MINUTE = 60

/** What a person is told when a call fails. */
export function errorMessage(failure: Failure): ErrorMessage {
  const { kind } = failure
  // §8: the generic 400, 403 and 422 show the provider's errors.
  if (kind === 'rejected' || kind === 'forbidden' || kind === 'invalid') {
    const said = saidBy(failure)
    return said ? { said } : { key: kind }
  }
  if (kind === 'rate-limited') return patience(failure.retryAfterSeconds)
  return { key: kind === 'malformed' ? 'unexpected' : kind }
}

/** The error of a field rather than the message over all of them. */
const saidBy = ({ message, fields }: Failure): string => Object.values(fields).flat()[0] ?? message

function patience(seconds: number | null): ErrorMessage {
  if (seconds === null) return { key: 'rate-limited' }
  if (seconds <= A_MINUTE) return { key: 'rate-limited.seconds', values: { count: Math.max(1, seconds) } }
  return { key: 'rate-limited.minutes', values: { count: Math.ceil(seconds / A_MINUTE) } }
}
