import type { Language } from './languages.ts'

/** The meaning of a lone comma before two digits in a language. */
export const commaMeaning = (language: Language): 'thousands' | 'cents' =>
  language === 'es' ? 'cents' : 'thousands'
