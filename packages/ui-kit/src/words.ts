import { defineWords } from '@coffer/i18n/words'
import type en from './locales/en.json'

export const words = defineWords<typeof en>('ui-kit', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})

/** The few words that components say themselves. */
export const useWords = words.useWords
