import { defineWords } from '@coffer/i18n/words'
import type en from './locales/en.json'

/** The log-in page's words apart from the rest, since that page carries its words with it. */
export const words = defineWords<typeof en>('log-in', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useWords = words.useWords
