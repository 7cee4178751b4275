import type { Language } from '@coffer/i18n/languages'

/** What a lone comma before two digits means to who reads this language. */
export const commaOf = (language: Language): 'thousands' | 'cents' =>
  language === 'es' ? 'cents' : 'thousands'
