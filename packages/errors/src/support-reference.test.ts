import { emptyDetails, type Failure } from '@coffer/api-client/transport/failure'
import { expect, it } from 'vitest'
import { supportReference } from './support-reference.ts'

const invocationId = '0b6a1c1e-6a52-4a53-9d0b-3f7f4f3f9a10'
const details = { ...emptyDetails, invocationId }

it('supportReference is the first eight characters of the call’s id if support can help', () => {
  expect(supportReference({ ...details, kind: 'unexpected', status: 500 })).toBe('0b6a1c1e')
  expect(supportReference({ ...details, kind: 'forbidden' })).toBe('0b6a1c1e')
})

it.each<Failure>([
  { ...details, kind: 'rejected' },
  { ...details, kind: 'invalid', attemptsLeft: null },
  { ...details, kind: 'rate-limited', retryAfterSeconds: 60 },
  { ...details, kind: 'offline' },
])('supportReference is undefined after $kind, which the depositor can correct or wait for', (failure) => {
  expect(supportReference(failure)).toBeUndefined()
})

it('supportReference is undefined without an id', () => {
  expect(supportReference({ ...emptyDetails, kind: 'timeout' })).toBeUndefined()
})
