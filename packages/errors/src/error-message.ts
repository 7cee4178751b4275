import type { Failure } from '@coffer/api-client/transport/failure'
import type { MessageKey, MessageValues } from '@coffer/i18n/messages'
import type en from './locales/en.json'
import { retryAfter } from './retry-after.ts'

/** Our own text, or the provider's if it has explained the failure. */
export type ErrorMessage = { key: MessageKey<typeof en>; values?: MessageValues } | { providerText: string }

/** The message shown to the depositor when a call fails. */
export function errorMessage(failure: Failure): ErrorMessage {
  const { kind } = failure
  // A generic 400, 403 or 422 shows the provider's own errors.
  if (kind === 'rejected' || kind === 'forbidden' || kind === 'invalid') {
    const providerText = providerMessage(failure)
    return providerText === null ? { key: kind } : { providerText }
  }
  if (kind === 'rate-limited') return retryMessage(failure.retryAfterSeconds)
  return { key: kind === 'malformed' ? 'unexpected' : kind }
}

/** The provider's text: about the given field if there is one, or else about any field, or else its message. */
export function providerMessage({ fields, message }: Failure, field?: string): string | null {
  const aboutFields = field === undefined ? Object.values(fields).flat() : (fields[field] ?? [])
  return aboutFields[0] ?? (message === '' ? null : message)
}

function retryMessage(seconds: number | null): ErrorMessage {
  if (seconds === null) return { key: 'rate-limited' }
  const { unit, count } = retryAfter(seconds)
  return { key: `rate-limited.${unit}`, values: { count } }
}
