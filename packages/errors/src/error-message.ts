import type { Failure } from '@coffer/api-client/transport/failure'
import type { MessageKey, MessageValues } from '@coffer/i18n/messages'
import type en from './locales/en.json'
import { retryAfter } from './retry-after.ts'

/** Words of our own, or the provider's where it has said what is wrong. */
export type ErrorMessage = { key: MessageKey<typeof en>; values?: MessageValues } | { said: string }

/** What a person reads when a call fails. */
export function errorMessage(failure: Failure): ErrorMessage {
  const { kind } = failure
  // §8: the generic 400, 403 and 422 show the provider's errors.
  if (kind === 'rejected' || kind === 'forbidden' || kind === 'invalid') {
    const said = providerMessage(failure)
    return said === null ? { key: kind } : { said }
  }
  if (kind === 'rate-limited') return patience(failure.retryAfterSeconds)
  return { key: kind === 'malformed' ? 'unexpected' : kind }
}

/** The provider's words: about a field if one is named, else about any field, else its message. */
export function providerMessage({ fields, message }: Failure, field?: string): string | null {
  const aboutFields = field === undefined ? Object.values(fields).flat() : (fields[field] ?? [])
  return aboutFields[0] ?? (message === '' ? null : message)
}

function patience(seconds: number | null): ErrorMessage {
  if (seconds === null) return { key: 'rate-limited' }
  const { unit, count } = retryAfter(seconds)
  return { key: `rate-limited.${unit}`, values: { count } }
}
