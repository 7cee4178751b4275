import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Separate from the dashboard's messages, so that they load only with the goals card. */
export const messages = defineMessages<typeof en>('home-goals', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
