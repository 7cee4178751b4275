import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** The reasons why a screen is closed, loaded together with the screen that shows them. */
export const messages = defineMessages<typeof en>('refused', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
