import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Of choosing and sending files, for the screens that do. */
export const messages = defineMessages<typeof en>('files', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
