import type { BankAccountType } from '../database/schema/linking.ts'

/** A bank of the linking service; `id` is the service's number for it. */
export type Bank = { id: number; name: string; routingNumber: string }

/** An account at such a bank. `id` is the service's number for it. */
export type BankAccount = {
  id: number
  name: string
  type: BankAccountType
  routingNumber: string
  number: string
  holderName: string
}

/**
 * The names that the domain has for these routing numbers, so that an account shows the same bank however it was
 * linked.
 */
export const banks: readonly Bank[] = [
  { id: 16441, name: 'JPMorgan Chase', routingNumber: '021000021' },
  { id: 2852, name: 'Bank of America', routingNumber: '026009593' },
  { id: 5, name: 'Wells Fargo', routingNumber: '121000248' },
  { id: 1603, name: 'Citibank', routingNumber: '021000089' },
  { id: 11195, name: 'Capital One', routingNumber: '031176110' },
  { id: 2162, name: 'U.S. Bank', routingNumber: '091000022' },
  { id: 2197, name: 'PNC Bank', routingNumber: '043000096' },
  { id: 20560, name: 'Truist', routingNumber: '061000104' },
  { id: 15193, name: 'TD Bank', routingNumber: '031201360' },
  { id: 10106, name: 'Fifth Third Bank', routingNumber: '042000314' },
  { id: 16632, name: 'Ally Bank', routingNumber: '124003116' },
  { id: 2278, name: 'Discover Bank', routingNumber: '031100649' },
  { id: 21, name: 'Charles Schwab Bank', routingNumber: '121202211' },
  { id: 5524, name: 'Navy Federal Credit Union', routingNumber: '256074974' },
  { id: 2820, name: 'USAA Federal Savings Bank', routingNumber: '314074269' },
  { id: 16486, name: 'Test Bank', routingNumber: '110000000' },
]

export const findBank = (id: number): Bank | undefined => banks.find((bank) => bank.id === id)

/** Finds a bank by number or name, for manual tests of the service. */
export function findBankByName(text: string | number): Bank | undefined {
  const wanted = String(text).trim().toLowerCase()
  return banks.find((bank) => String(bank.id) === wanted || bank.name.toLowerCase() === wanted)
}

/** Demo users of the linking page, and the result of logging in as each. */
export const people = {
  demo: { password: 'demo', path: 'straight' },
  mfa: { password: 'mfa', path: 'mfa' },
  error: { password: 'error', path: 'refused' },
  slow: { password: 'slow', path: 'slow' },
} as const

export type Person = keyof typeof people

export const isPerson = (name: string): name is Person => Object.hasOwn(people, name)

export const mfaCode = '123456'

/** Delay of the slow bank, in milliseconds of the wall clock. */
export const slowBankMs = 4000

/** A demo user's accounts at a bank. */
export function accountsAt(bank: Bank, holderName: string): BankAccount[] {
  const number = (kind: number): string => `${String(bank.id).padStart(6, '0')}${kind}4821`
  return [
    {
      id: bank.id * 10 + 1,
      name: 'Everyday Checking',
      type: 'checking',
      routingNumber: bank.routingNumber,
      number: number(1),
      holderName,
    },
    {
      id: bank.id * 10 + 2,
      name: 'Rainy Day Savings',
      type: 'savings',
      routingNumber: bank.routingNumber,
      number: `${number(2).slice(0, -4)}7730`,
      holderName,
    },
  ]
}
