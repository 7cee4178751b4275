import { ApiError, emptyDetails, type Failure } from '@coffer/api-client/transport/failure'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from './field-errors.ts'

const fields = { amount: ['At most $5.00.'], 'address.city': ['Enter a city.'] }
const invalid: Failure = { ...emptyDetails, kind: 'invalid', attemptsLeft: null, fields }
const thrown = (failure: Failure) => new ApiError('POST /deposit', failure)

describe('fieldErrors', () => {
  it('fieldErrors has the errors of fields that the form has', () => {
    expect(fieldErrors(thrown(invalid), ['amount', 'note'])).toEqual({
      fields: { amount: ['At most $5.00.'] },
    })
  })

  it('fieldErrors names fields as the form does', () => {
    const formField = (rejected: string) => rejected.replace(/^address\./, '')
    expect(fieldErrors(thrown(invalid), ['city'], formField)).toEqual({ fields: { city: ['Enter a city.'] } })
  })

  it('fieldErrors reads the errors of a generic 400 too', () => {
    const rejected: Failure = { ...emptyDetails, kind: 'rejected', fields }
    expect(fieldErrors(thrown(rejected), ['amount'])).toEqual({ fields: { amount: ['At most $5.00.'] } })
  })

  it.each([
    ['when no rejected field is in the form', invalid, ['note']],
    ['for another kind of failure', { ...emptyDetails, kind: 'forbidden', fields }, ['amount']],
  ] as const)('fieldErrors is undefined %s', (_, failure, names) => {
    expect(fieldErrors(thrown(failure), names)).toBeUndefined()
  })
})
