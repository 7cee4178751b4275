import type { BankAccount } from '../database/schema/linking.ts'

/** A bank that the linking service knows. `id` is the service's own number for it. */
export type Bank = { id: number; name: string; routingNumber: string }

export const banks: readonly Bank[] = [
  { id: 16441, name: 'JPMorgan Chase', routingNumber: '021000021' },
  { id: 2852, name: 'Bank of America', routingNumber: '026009593' },
  { id: 5, name: 'Wells Fargo', routingNumber: '121000248' },
  { id: 11195, name: 'Capital One', routingNumber: '031176110' },
  { id: 2162, name: 'U.S. Bank', routingNumber: '091000022' },
  { id: 16632, name: 'Ally Bank', routingNumber: '124003116' },
]

export const findBank = (id: number): Bank | undefined => banks.find((bank) => bank.id === id)

/** Looks a bank up by its number or its name, for people who drive the service by hand. */
export function bankNamed(text: string | number): Bank | undefined {
  const wanted = String(text).trim().toLowerCase()
  return banks.find((bank) => String(bank.id) === wanted || bank.name.toLowerCase() === wanted)
}

/** The people whom the linking page knows, and how logging in goes for each. */
export const people = {
  demo: { password: 'demo', path: 'straight' },
  mfa: { password: 'mfa', path: 'mfa' },
  error: { password: 'error', path: 'refused' },
  slow: { password: 'slow', path: 'slow' },
} as const

export type Person = keyof typeof people

export const isPerson = (name: string): name is Person => Object.hasOwn(people, name)

export const mfaCode = '123456'

/** How long the slow bank takes, in milliseconds of the wall clock. */
export const slowBankMs = 4000

/** What a person holds at a bank, as the linking service reads it there. */
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
