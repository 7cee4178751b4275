import { type Language, startLanguage, type Wording } from '@coffer/i18n/language'
import { rememberedLanguage } from '@coffer/session/language-choice'
import { tenant } from '@coffer/session/tenant'
import { words as uiKitWords } from '@coffer/ui-kit/words'
import { words as webWords } from '../words.ts'

const surroundings: Record<Language, () => Promise<{ wording: Record<string, Wording> }>> = {
  en: () => import('./words-en.ts'),
  es: () => import('./words-es.ts'),
}
let begun: Promise<void> | undefined

/**
 * Starts the words, once a page: in the language this person chose, or in the institution's first one, which a
 * prerendered page is drawn in.
 */
export function beginWords({ language }: { language: 'remembered' | 'first' }): Promise<void> {
  begun ??= begin(language === 'remembered' ? rememberedLanguage() : null)
  return begun
}

async function begin(remembered: Language | null): Promise<void> {
  const { languages, words } = tenant()
  const language = languages.find((offered) => offered === remembered) ?? languages[0] ?? 'en'
  const { wording } = await surroundings[language]()
  startLanguage({ offered: languages, chosen: language, wording: words, atHand: { [language]: wording } })
}

/** What every page of the front door says. */
export const frontWords = [uiKitWords, webWords]
