import type { Language } from '@coffer/i18n/languages'

const unknownBank: Readonly<Record<Language, string>> = { en: 'External bank', es: 'Banco externo' }

/** A bank's name for a reader. It is empty if no list has the bank's routing number. */
export const institutionIn = (language: Language, institution: string): string =>
  institution || unknownBank[language]

/** The other side of a transfer for a reader: "First Platypus Bank •••• 6789". An unknown bank leaves the digits alone. */
export const counterpartyIn = (language: Language, counterparty: string): string =>
  counterparty.startsWith('•') ? `${unknownBank[language]} ${counterparty}` : counterparty
