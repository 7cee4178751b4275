import type { Language } from '@coffer/i18n/languages'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { maskAccountNumber } from './deposit-account.ts'

type Description = Readonly<Record<Language, string>>

const moved: Readonly<Record<'LinkedToPrimary' | 'PrimaryToLinked', Description>> = {
  LinkedToPrimary: { en: 'Deposit from', es: 'Depósito de' },
  PrimaryToLinked: { en: 'Withdrawal to', es: 'Retiro a' },
}

export const interestDescription: Description = { en: 'Interest', es: 'Intereses' }

/** Description of a transfer: its direction, and the linked account. */
export const describeTransfer = (
  direction: keyof typeof moved,
  { institution, mask }: Pick<LinkedAccount, 'institution' | 'mask'>,
  language: Language,
): string => `${moved[direction][language]} ${institution} ${maskAccountNumber(mask)}`
