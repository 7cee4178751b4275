import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Why a screen is closed; loaded with the screen that says it. */
export const messages = defineMessages<typeof en>('refused', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
