import type { Failure } from '@coffer/api-client/transport'
import type { MessageKey, MessageValues } from '@coffer/i18n/messages'
import type en from '../locales/en.json'
import { waitFor } from './wait-for.ts'

/** What a screen says of a failure: the provider's own words, or a key of ours. */
export type Saying = { text: string } | { key: MessageKey<typeof en>; values?: MessageValues }

/** The provider's first words: on a field if one is asked for, else on any field, else its message. */
export function firstSaid({ fields, message }: Failure, field?: string): string | null {
  const onField = field === undefined ? Object.values(fields).flat() : (fields[field] ?? [])
  return onField[0] ?? (message === '' ? null : message)
}

/** What is said where a flow's own table says nothing else. */
export function generalSaying(failure: Failure): Saying {
  switch (failure.kind) {
    case 'offline':
      return { key: 'failure.offline' }
    case 'timeout':
      return { key: 'failure.slow' }
    case 'rate-limited': {
      const { unit, count } = waitFor(failure.retryAfterSeconds)
      return {
        key: unit === 'seconds' ? 'failure.rate-limited-briefly' : 'failure.rate-limited',
        values: { count },
      }
    }
    case 'rejected':
    case 'unauthenticated':
    case 'forbidden':
    case 'missing':
    case 'conflict':
    case 'invalid':
    case 'unavailable':
    case 'too-large': {
      const text = firstSaid(failure)
      return text === null ? { key: 'failure.unexpected' } : { text }
    }
    case 'csrf-expired':
    case 'malformed':
    case 'unexpected':
      return { key: 'failure.unexpected' }
    default:
      return failure satisfies never
  }
}
