import { defineMessages, type MessageKey } from '@coffer/i18n/messages'
import type en from './locales/en.json'

/** Separate from the other messages, so that they load only with letters and summaries. */
export const messages = defineMessages<typeof en>('proofs', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})
export const useTranslations = messages.useTranslations
export type Key = MessageKey<typeof en>
