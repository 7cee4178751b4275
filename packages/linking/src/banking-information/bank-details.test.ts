import { describe, expect, it } from 'vitest'
import { exampleAccount } from '../example-accounts.ts'
import { knownDetails, replacedAccount } from './bank-details.ts'

const returned = exampleAccount({
  status: 'VERIFICATION_RETURNED',
  accountType: 'savings',
  routingNumber: '124003116',
  holderName: 'Ada M. Rivera',
})

describe('knownDetails', () => {
  it('knownDetails defaults to the depositor’s own name', () => {
    expect(knownDetails('Ada Rivera', null)).toEqual({
      holderName: 'Ada Rivera',
      accountType: 'checking',
      routingNumber: '',
    })
  })

  it('knownDetails returns the details entered before the deposits were returned', () => {
    expect(knownDetails('Ada Rivera', returned)).toEqual({
      holderName: 'Ada M. Rivera',
      accountType: 'savings',
      routingNumber: '124003116',
    })
  })

  it('knownDetails returns nothing of a pending account, which the new one replaces', () => {
    const pending = exampleAccount({ status: 'VERIFICATION_PENDING', routingNumber: '124003116' })
    expect(knownDetails('Ada Rivera', pending).routingNumber).toBe('')
  })
})

it.each([
  ['VERIFICATION_RETURNED', 'MANUAL', true],
  ['VERIFICATION_PENDING', 'MANUAL', true],
  ['VERIFICATION_PENDING', 'FASTLINK', false],
  ['LOCKED', 'MANUAL', false],
  ['ACTIVE', 'MANUAL', false],
] as const)(
  'replacedAccount decides if new details replace a %s account (%s): %s',
  (status, sourceType, does) => {
    expect(replacedAccount([exampleAccount({ status, sourceType })]) !== null).toBe(does)
  },
)
