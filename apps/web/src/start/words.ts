import { startLanguage } from '@coffer/i18n/language'
import { rememberedLanguage } from '@coffer/session/language-choice'
import { tenant } from '@coffer/session/tenant'
import { words as uiKitWords } from '@coffer/ui-kit/words'
import { words as webWords } from '../words.ts'

let isBegun = false

/**
 * Starts the words, once a page: in the language this person chose, or in the institution's first one, which a
 * prerendered page is drawn in.
 */
export function beginWords({ language }: { language: 'remembered' | 'first' }): void {
  if (isBegun) return
  isBegun = true
  const { languages, words } = tenant()
  const chosen = language === 'remembered' ? (rememberedLanguage() ?? undefined) : undefined
  startLanguage({ offered: languages, chosen, wording: words })
}

/** What every page of the front door says. */
export const frontWords = [uiKitWords, webWords]
