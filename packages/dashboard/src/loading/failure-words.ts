import { ApiError, type Failure, type FailureKind, unsaid } from '@coffer/api-client/transport'
import type { WordKey } from '@coffer/i18n/words'
import type en from '../locales/en.json'

export type Key = WordKey<typeof en>

const words: Record<FailureKind, Key> = {
  rejected: 'problem.unexpected',
  unauthenticated: 'problem.unauthenticated',
  forbidden: 'problem.forbidden',
  missing: 'problem.missing',
  conflict: 'problem.unexpected',
  'too-large': 'problem.unexpected',
  'csrf-expired': 'problem.expired',
  invalid: 'problem.unexpected',
  'rate-limited': 'problem.busy',
  unavailable: 'problem.unavailable',
  offline: 'problem.offline',
  timeout: 'problem.timeout',
  malformed: 'problem.unexpected',
  unexpected: 'problem.unexpected',
}

/** What a person is told when something of these screens could not be brought. Nothing here moves money. */
export const failureKey = (failure: Failure): Key => words[failure.kind]

/** Anything thrown, as a failure: what is not a call's own is unexpected. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ApiError ? thrown.failure : { ...unsaid, kind: 'unexpected', status: null }
