import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Of home's automatic saving alone, which load with it. */
export const messages = defineMessages<typeof en>('home-plans', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
