import { describe, expect, it } from 'vitest'
import { toWire } from './wire-case.ts'

describe('toWire', () => {
  it('names fields in snake_case, at every depth', () => {
    type Body = {
      linked_account_id: string
      mailing_address: { address_line1: string } | null
      allocations: { ssn_last_four: string }[]
    }
    const body = toWire<Body>({
      linkedAccountId: 'a',
      mailingAddress: { addressLine1: '1 Main St' },
      allocations: [{ ssnLastFour: '1234' }],
    })
    expect(body).toEqual({
      linked_account_id: 'a',
      mailing_address: { address_line1: '1 Main St' },
      allocations: [{ ssn_last_four: '1234' }],
    })
  })

  it('leaves values as they are', () => {
    type Body = { amount: number; start_date: string | null; certify: boolean }
    expect(toWire<Body>({ amount: 100, startDate: null, certify: true })).toEqual({
      amount: 100,
      start_date: null,
      certify: true,
    })
  })
})
