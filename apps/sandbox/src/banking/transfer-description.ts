import type { Language } from '@coffer/i18n/languages'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { maskAccountNumber } from './deposit-account.ts'

type Words = Readonly<Record<Language, string>>

const moved: Readonly<Record<'LinkedToPrimary' | 'PrimaryToLinked', Words>> = {
  LinkedToPrimary: { en: 'Deposit from', es: 'Depósito de' },
  PrimaryToLinked: { en: 'Withdrawal to', es: 'Retiro a' },
}

export const interestDescription: Words = { en: 'Interest', es: 'Intereses' }

/** Description of a transfer: its direction, and the linked account. */
export const describeTransfer = (
  direction: keyof typeof moved,
  { institution, mask }: Pick<LinkedAccount, 'institution' | 'mask'>,
  language: Language,
): string => `${moved[direction][language]} ${institution} ${maskAccountNumber(mask)}`
