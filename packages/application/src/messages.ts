import { defineMessages, type Translate } from '@coffer/i18n/messages'
import type en from './locales/en.json'

export const messages = defineMessages<typeof en>('application', {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
})

/** Whose details are asked for: the person's own, or somebody's whom they speak for. */
export type Perspective = 'own' | 'theirs'

/** The words of details; where somebody else's are another text than one's own, the key ends in `_theirs`. */
export function useDetailWords(whose: Perspective = 'own'): Translate<typeof en> {
  const t = messages.useTranslations()
  return (key, values) => t(key, whose === 'own' ? values : { ...values, context: whose })
}
