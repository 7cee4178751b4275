import { defineWords } from '@coffer/i18n/words'
import type en from './locales/en.json'

export const words = defineWords<typeof en>('errors', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useWords = words.useWords
