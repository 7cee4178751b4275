import { defineMessages } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Separate from the other messages, so that they load only with the goals that a withdrawal uses. */
export const messages = defineMessages<typeof en>('goal-use', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
