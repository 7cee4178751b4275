import type { TransactionDirection } from '@coffer/domain/status'
import { counterpartyName } from '@coffer/email-templates/unknown-bank'
import type { Language } from '@coffer/i18n/languages'
import type { LinkedAccount } from '../linking/linked-account.ts'
import { maskAccountNumber } from './deposit-account.ts'
import type { Transfer } from './transfer-stage.ts'

/**
 * A text in every language. An object rather than a string, so that it is never stored or sent in the wrong language.
 */
type Translated = Readonly<Record<Language, string>>

const kinds: Readonly<Record<TransactionDirection, Translated>> = {
  LinkedToPrimary: { en: 'Deposit from', es: 'Depósito de' },
  PrimaryToLinked: { en: 'Withdrawal to', es: 'Retiro a' },
  ServiceToPrimary: { en: 'Interest', es: 'Intereses' },
  PrimaryToService: { en: 'Adjustment', es: 'Ajuste' },
}

/** The other side of a transfer, the same in every language: "First Platypus Bank •••• 6789", or the digits alone. */
export const bankLabel = ({ institution, mask }: Pick<LinkedAccount, 'institution' | 'mask'>): string =>
  `${institution} ${maskAccountNumber(mask)}`.trim()

/** The transfer's title: its type and the other side. */
export function describeTransfer({
  direction,
  counterparty,
}: Pick<Transfer, 'direction' | 'counterparty'>): Translated {
  const inLanguage = (language: Language) =>
    `${kinds[direction][language]} ${counterpartyName(language, counterparty)}`.trim()
  return { en: inLanguage('en'), es: inLanguage('es') }
}
