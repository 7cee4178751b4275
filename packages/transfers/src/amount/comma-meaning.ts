import type { Language } from '@coffer/i18n/languages'

/** The meaning of a lone comma before two digits in a language. */
export const commaMeaning = (language: Language): 'thousands' | 'cents' =>
  language === 'es' ? 'cents' : 'thousands'
