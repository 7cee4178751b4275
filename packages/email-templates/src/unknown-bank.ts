import type { Language } from '@coffer/i18n/languages'

const unknownBank: Readonly<Record<Language, string>> = { en: 'External bank', es: 'Banco externo' }

/** A bank's name, or a fallback if it is empty because no list has the bank's routing number. */
export const institutionName = (language: Language, institution: string): string =>
  institution || unknownBank[language]

/** The other side of a transfer, "First Platypus Bank •••• 6789", with a fallback if the bank is unknown: "•••• 6789". */
export const counterpartyName = (language: Language, counterparty: string): string =>
  counterparty.startsWith('•') ? `${unknownBank[language]} ${counterparty}` : counterparty
