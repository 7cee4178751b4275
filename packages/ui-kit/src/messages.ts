import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

export const messages = defineMessages<typeof en>('ui-kit', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})

/** Translations of the texts that components contain themselves. */
export const useTranslations = messages.useTranslations
