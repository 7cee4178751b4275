import { emptyDetails } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import { failures, generally, kinds, readIn } from './failures.fixture.ts'
import { generalSaying } from './sayings.ts'
import { waitFor } from './wait-for.ts'

/** §8, Forgot password ("else message"), the sending of a verification email, and whatever has no row of its own. */
it.each(kinds)('%s: what is said of it in both languages', async (kind) => {
  expect(await readIn(generalSaying(failures[kind]))).toEqual(generally[kind])
})

it('repeats what was said by a field first', () => {
  const failure = { ...failures.invalid, fields: { email: ['Enter an email.', 'x'] } }
  expect(generalSaying(failure)).toEqual({ text: 'Enter an email.' })
})

it('says something where nothing was said', async () => {
  expect(await readIn(generalSaying({ ...emptyDetails, kind: 'unavailable' }))).toEqual(generally.unexpected)
})

it.each([
  [null, 'minutes', 1],
  [0, 'seconds', 1],
  [12.1, 'seconds', 13],
  [59, 'seconds', 59],
  [60, 'minutes', 1],
  [61, 'minutes', 2],
  [900, 'minutes', 15],
] as const)('to wait %s seconds is said in %s: %i', (seconds, unit, count) => {
  expect(waitFor(seconds)).toEqual({ unit, count })
})

it('says a short wait in seconds', async () => {
  const failure = { ...failures['rate-limited'], retryAfterSeconds: 12 }
  expect(await readIn(generalSaying(failure))).toEqual([
    'Too many tries. Try again in 12 seconds.',
    'Demasiados intentos. Inténtelo de nuevo en 12 segundos.',
  ])
})
