import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Of the goals that a withdrawal uses alone, which load with them. */
export const messages = defineMessages<typeof en>('goal-use', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
