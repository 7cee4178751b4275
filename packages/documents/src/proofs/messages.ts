import { defineMessages, type MessageKey } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Of letters and summaries alone, which load with their screens. */
export const messages = defineMessages<typeof en>('proofs', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
export type Key = MessageKey<typeof en>
