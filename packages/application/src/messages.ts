import { defineMessages, type Translate } from '@coffer/i18n/messages'
import type en from './locales/en.json'

export const messages = defineMessages<typeof en>('application', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})

/** Whether the details are the depositor's own or somebody else's. */
export type Perspective = 'own' | 'theirs'

/** Messages of an application. Where somebody else's details need another text, its key ends in `_theirs`. */
export function useApplicationTranslations(perspective: Perspective = 'own'): Translate<typeof en> {
  const t = messages.useTranslations()
  return (key, values) => t(key, perspective === 'own' ? values : { ...values, context: perspective })
}
