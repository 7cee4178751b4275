import { expect, it } from 'vitest'
import en from '../locales/en.json'
import { readingKey } from './reading-failure.ts'

it.each([
  ['rejected', 'reading.unexpected'],
  ['unauthenticated', 'reading.unauthenticated'],
  ['forbidden', 'reading.forbidden'],
  ['missing', 'reading.missing'],
  ['conflict', 'reading.unexpected'],
  ['too-large', 'reading.unexpected'],
  ['csrf-expired', 'reading.expired'],
  ['invalid', 'reading.unexpected'],
  ['rate-limited', 'reading.busy'],
  ['unavailable', 'reading.unavailable'],
  ['offline', 'reading.offline'],
  ['timeout', 'reading.timeout'],
  ['malformed', 'reading.unexpected'],
  ['unexpected', 'reading.unexpected'],
] as const)('%s', (kind, key) => {
  expect(readingKey(kind)).toBe(key)
  expect(en).toHaveProperty([key])
})
