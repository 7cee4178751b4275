import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Of home's goals alone, which load with them. */
export const messages = defineMessages<typeof en>('home-goals', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
