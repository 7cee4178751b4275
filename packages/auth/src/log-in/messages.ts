import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** The messages of the log-in page, which are loaded with it. */
export const messages = defineMessages<typeof en>('log-in', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
