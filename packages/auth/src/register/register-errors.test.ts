import { emptyDetails } from '@coffer/api-client/transport'
import { expect, it } from 'vitest'
import { failures, generally, kinds, readIn, type SayingTable } from '../failure/failures.fixture.ts'
import { registerError } from './register-errors.ts'

const delay = [
  'We are currently experiencing a delay on registration. Please try again in 1 hour.',
  'En este momento hay una demora en el registro. Inténtelo de nuevo en 1 hora.',
] as const

/** §8, Registration: 422 shows the first email error; no response, the delay. */
const said: SayingTable = {
  ...generally,
  'csrf-expired': delay,
  unexpected: delay,
  malformed: delay,
  offline: delay,
  timeout: delay,
}

it.each(kinds)('%s', async (kind) => {
  expect(await readIn(registerError(failures[kind]))).toEqual(said[kind])
})

it('422: the first email error, before any other', () => {
  const fields = { password: ['x'], email: ['This email is already registered.', 'y'] }
  expect(registerError({ ...failures.invalid, fields })).toEqual({ text: fields.email[0] })
})

it('422 that says nothing: the delay', async () => {
  expect(await readIn(registerError({ ...emptyDetails, kind: 'invalid', attemptsLeft: null }))).toEqual(delay)
})
