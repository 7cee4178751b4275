import { initI18n, type MessageCatalog } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { storedLanguage } from '@coffer/session/language-choice'
import { tenant } from '@coffer/session/tenant'
import { messages as uiKitWords } from '@coffer/ui-kit/messages'
import { messages as webWords } from '../messages.ts'

const surroundings: Record<Language, () => Promise<{ wording: Record<string, MessageCatalog> }>> = {
  en: () => import('./words-en.ts'),
  es: () => import('./words-es.ts'),
}
let begun: Promise<void> | undefined

/**
 * Starts the words, once a page: in the language this person chose, or in the institution's first one, which a
 * prerendered page is drawn in.
 */
export function beginWords({ language }: { language: 'remembered' | 'first' }): Promise<void> {
  begun ??= begin(language === 'remembered' ? storedLanguage() : null)
  return begun
}

async function begin(remembered: Language | null): Promise<void> {
  const { languages, words } = tenant()
  const language = languages.find((offered) => offered === remembered) ?? languages[0] ?? 'en'
  const { wording } = await surroundings[language]()
  initI18n({ offered: languages, chosen: language, overrides: words, preloaded: { [language]: wording } })
}

/** What every page of the front door says. */
export const frontWords = [uiKitWords, webWords]
