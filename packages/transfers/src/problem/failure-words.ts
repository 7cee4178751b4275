import type { Failure, FailureKind } from '@coffer/api-client/transport'
import type { WordKey, WordValues } from '@coffer/i18n/words'
import type en from '../locales/en.json'

export type Key = WordKey<typeof en>
/** Words of our own, or the provider's where it has said what is wrong. */
export type FailureWords = { key: Key; values?: WordValues } | { said: string }

const words: Record<FailureKind, Key> = {
  rejected: 'problem.rejected',
  unauthenticated: 'problem.unauthenticated',
  forbidden: 'problem.forbidden',
  missing: 'problem.missing',
  conflict: 'problem.conflict',
  'too-large': 'problem.tooLarge',
  'csrf-expired': 'problem.expired',
  invalid: 'problem.invalid',
  'rate-limited': 'problem.rateLimited',
  unavailable: 'problem.unavailable',
  offline: 'problem.offline',
  timeout: 'problem.timeout',
  malformed: 'problem.unexpected',
  unexpected: 'problem.unexpected',
}

/** What a person is told when a call of these screens fails. */
export function failureWords(failure: Failure): FailureWords {
  const { kind } = failure
  // §8: the generic 400, 403 and 422 show the provider's errors.
  if (kind === 'rejected' || kind === 'forbidden' || kind === 'invalid') {
    const said = saidBy(failure)
    if (said) return { said }
  }
  if (kind === 'rate-limited' && failure.retryAfterSeconds !== null) {
    return { key: 'problem.rateLimitedFor', values: { count: failure.retryAfterSeconds } }
  }
  return { key: words[kind] }
}

const saidBy = ({ message, fields }: Failure): string => Object.values(fields).flat()[0] ?? message

const refused: Record<FailureKind, boolean> = {
  rejected: true,
  unauthenticated: true,
  forbidden: true,
  missing: true,
  conflict: true,
  'too-large': true,
  'csrf-expired': true,
  invalid: true,
  'rate-limited': true,
  unavailable: true,
  offline: false,
  timeout: false,
  malformed: false,
  unexpected: false,
}

/** The key went out before with other details, which were accepted: that money has moved, this has not. */
export const isKeyTaken = ({ kind, fields }: Failure): boolean =>
  kind === 'invalid' && 'idempotencyKey' in fields

/**
 * Whether the provider surely refused. Any other failure may have hidden an answer:
 * a request that moves money may then have been accepted, and nothing may be said but that.
 */
export const surelyRefused = (failure: Failure): boolean => refused[failure.kind]
