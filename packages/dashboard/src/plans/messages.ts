import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Separate from the dashboard's messages, so that they load only with the automatic saving card. */
export const messages = defineMessages<typeof en>('home-plans', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
