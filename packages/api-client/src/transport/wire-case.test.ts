import * as v from 'valibot'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { toWire, wireObject } from './wire-case.ts'

describe('wireObject', () => {
  const schema = wireObject({
    linked_account_id: v.string(),
    address: wireObject({ address_line1: v.string() }),
    end_date: v.optional(v.nullable(v.string()), null),
    reissues_left: v.optional(v.number()),
    amount: v.pipe(v.number(), v.transform(String)),
  })
  const wire = { linked_account_id: 'a', address: { address_line1: '1 Main St' }, amount: 5 }
  const answer = { linkedAccountId: 'a', address: { addressLine1: '1 Main St' }, endDate: null, amount: '5' }

  it('wireObject names fields in camelCase, in nested objects too', () => {
    const read = v.parse(schema, wire)
    expect(read).toEqual(answer)
    expectTypeOf(read).toEqualTypeOf<{
      linkedAccountId: string
      address: { addressLine1: string }
      endDate: string | null
      reissuesLeft?: number | undefined
      amount: string
    }>()
  })

  it('wireObject leaves out undeclared fields', () => {
    expect(v.parse(schema, { ...wire, something_new: 1 })).toEqual(answer)
  })

  it('wireObject reports a malformed field by its wire name', () => {
    const read = v.safeParse(schema, { ...wire, address: { address_line1: 1 } })
    expect(read.issues?.map((issue) => v.getDotPath(issue))).toEqual(['address.address_line1'])
  })
})

describe('toWire', () => {
  it('toWire names fields in snake_case, at every depth', () => {
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

  it('toWire leaves values unchanged', () => {
    type Body = { amount: number; start_date: string | null; certify: boolean }
    expect(toWire<Body>({ amount: 100, startDate: null, certify: true })).toEqual({
      amount: 100,
      start_date: null,
      certify: true,
    })
  })
})
