import { defineMessages, type MessageKey } from '@coffer/i18n/messages'
import type en from './locales/en.json'

export const messages = defineMessages<typeof en>('plans', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
export type Key = MessageKey<typeof en>
