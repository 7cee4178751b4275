import type { Language } from '../http/refusal.ts'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { maskAccountNumber } from './deposit-account.ts'

type Words = Readonly<Record<Language, string>>

const moved: Readonly<Record<'LinkedToPrimary' | 'PrimaryToLinked', Words>> = {
  LinkedToPrimary: { en: 'Deposit from', es: 'Depósito de' },
  PrimaryToLinked: { en: 'Withdrawal to', es: 'Retiro a' },
}

export const interestDescription: Words = { en: 'Interest', es: 'Intereses' }

/** What a depositor reads of a transfer: which way it went, and which bank account was on the other side. */
export const describeTransfer = (
  direction: keyof typeof moved,
  { institution, mask }: Pick<LinkedAccount, 'institution' | 'mask'>,
  language: Language,
): string => `${moved[direction][language]} ${institution} ${maskAccountNumber(mask)}`
