import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** The log-in page's messages, separate since they are loaded with that page. */
export const messages = defineMessages<typeof en>('log-in', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
