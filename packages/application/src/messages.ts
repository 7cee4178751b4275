import { defineMessages, type Translate } from '@coffer/i18n/messages'
import type en from './locales/en.json'

export const messages = defineMessages<typeof en>('application', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})

/** Whether the details are the depositor's own or another person's. */
export type Perspective = 'own' | 'theirs'

/** Messages of an application. If another person's details need a different text, its key ends in `_theirs`. */
export function useApplicationTranslations(perspective: Perspective = 'own'): Translate<typeof en> {
  const t = messages.useTranslations()
  return (key, values) => t(key, perspective === 'own' ? values : { ...values, context: perspective })
}
