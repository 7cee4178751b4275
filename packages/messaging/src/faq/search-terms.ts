import { folded } from '@coffer/domain/search'
import type { Language } from '@coffer/i18n/languages'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { fillers, synonyms } from './synonyms.ts'

const stemmers = { en: english, es: spanish } as const
/** Everything between words; the hyphen too, so that "1099-INT" has two. */
const separators = /[^\p{L}\p{N}]+/u

/** How the words of a language are searched. */
export interface Terms {
  /** The terms under which a text is indexed: its words' stems, and those of their synonyms. */
  ofText: (text: string) => string[]
  /** The stems alone. */
  ofName: (text: string) => string[]
  /** The terms of a search: the stems of its words, but for fillers, each once. */
  ofSearch: (typed: string) => string[]
}

/** Accents come off after the stem, which depends on them: "interés" and "intereses" have one, "interes" another. */
export function termsOf(language: Language): Terms {
  const stem = (word: string): string => folded(stemmers[language](word))
  const wordsOf = (text: string): string[] =>
    text
      .toLowerCase()
      .split(separators)
      .filter((word) => word !== '')
  const skipped = new Set(fillers[language].split(' '))
  const alike = new Map<string, Set<string>>()
  for (const line of synonyms[language]) {
    const stems = wordsOf(line).map(stem)
    for (const one of stems) alike.set(one, new Set([...(alike.get(one) ?? []), ...stems]))
  }
  return {
    ofName: (text) => wordsOf(text).map(stem),
    ofText: (text) => wordsOf(text).flatMap((word) => [...(alike.get(stem(word)) ?? [stem(word)])]),
    ofSearch: (typed) => {
      const words = wordsOf(typed).filter((word) => word.length > 1 && !skipped.has(folded(word)))
      return [...new Set(words.map(stem))]
    },
  }
}
