import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** The messages of file fields, for the screens that have them. */
export const messages = defineMessages<typeof en>('files', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
