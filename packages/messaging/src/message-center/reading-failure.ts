import type { FailureKind } from '@coffer/api-client/transport'
import type { WordKey } from '@coffer/i18n/words'
import type en from '../locales/en.json'

const words = {
  rejected: 'reading.unexpected',
  unauthenticated: 'reading.unauthenticated',
  forbidden: 'reading.forbidden',
  missing: 'reading.missing',
  conflict: 'reading.unexpected',
  'too-large': 'reading.unexpected',
  'csrf-expired': 'reading.expired',
  invalid: 'reading.unexpected',
  'rate-limited': 'reading.busy',
  unavailable: 'reading.unavailable',
  offline: 'reading.offline',
  timeout: 'reading.timeout',
  malformed: 'reading.unexpected',
  unexpected: 'reading.unexpected',
} as const satisfies Record<FailureKind, WordKey<typeof en>>

/** Why messages could not be read. */
export const readingKey = (kind: FailureKind) => words[kind]
