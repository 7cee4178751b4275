import { type Failure, type FailureKind, emptyDetails } from '@coffer/api-client/transport'
import { initI18n } from '@coffer/i18n/language'
import { languages } from '@coffer/i18n/languages'
import type { Saying } from './sayings.ts'
import { messages } from '../messages.ts'

const said = { ...emptyDetails, message: 'Said by the provider.' }

/** One failure of each kind, as the transport makes them. */
export const failures = {
  rejected: { ...said, kind: 'rejected' },
  unauthenticated: { ...said, kind: 'unauthenticated' },
  forbidden: { ...said, kind: 'forbidden' },
  missing: { ...said, kind: 'missing' },
  conflict: { ...said, kind: 'conflict' },
  'too-large': { ...said, kind: 'too-large' },
  invalid: { ...said, kind: 'invalid', attemptsLeft: null },
  'rate-limited': { ...said, kind: 'rate-limited', retryAfterSeconds: 90 },
  unavailable: { ...said, kind: 'unavailable' },
  'csrf-expired': { ...said, kind: 'csrf-expired' },
  unexpected: { ...said, kind: 'unexpected', status: 500 },
  offline: { ...emptyDetails, kind: 'offline' },
  timeout: { ...emptyDetails, kind: 'timeout' },
  malformed: { ...emptyDetails, kind: 'malformed', field: 'data' },
} as const satisfies Record<FailureKind, Failure>

/** What each kind of failure is said as, in English and in Spanish. */
export type SayingTable = Record<FailureKind, readonly [en: string, es: string]>
export const kinds = Object.values(failures).map(({ kind }) => kind)

/** What a person reads, in each language. */
export async function readIn(saying: Saying): Promise<string[]> {
  const read: string[] = []
  for (const language of languages) {
    initI18n({ offered: [language] })
    await messages.load()
    read.push('text' in saying ? saying.text : messages.read(saying.key, saying.values))
  }
  return read
}

const provider = ['Said by the provider.', 'Said by the provider.'] as const
const ourSide = [
  'Something went wrong on our side. Try again in a few minutes.',
  'Algo falló de nuestro lado. Inténtelo de nuevo en unos minutos.',
] as const

/** What is said where §8 says nothing of its own. */
export const generally: SayingTable = {
  rejected: provider,
  unauthenticated: provider,
  forbidden: provider,
  missing: provider,
  conflict: provider,
  'too-large': provider,
  invalid: provider,
  unavailable: provider,
  'rate-limited': [
    'Too many tries. Try again in 2 minutes.',
    'Demasiados intentos. Inténtelo de nuevo en 2 minutos.',
  ],
  'csrf-expired': ourSide,
  unexpected: ourSide,
  malformed: ourSide,
  offline: [
    'We could not reach the bank. Check your connection and try again.',
    'No pudimos comunicarnos con el banco. Revise su conexión e inténtelo de nuevo.',
  ],
  timeout: [
    'The bank took too long to answer. Try again.',
    'El banco tardó demasiado en responder. Inténtelo de nuevo.',
  ],
}
