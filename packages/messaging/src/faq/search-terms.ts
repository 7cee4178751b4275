import { folded } from '@coffer/domain/search'
import type { Language } from '@coffer/i18n/languages'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { fillers, synonyms } from './synonyms.ts'

const stemmers = { en: english, es: spanish } as const
/** Everything between words, including the hyphen, so that "1099-INT" is two words. */
const separators = /[^\p{L}\p{N}]+/u

/** Functions that turn text of a language into search terms. */
export interface Terms {
  /** The index terms of a text: the stems of its words and of their synonyms. */
  ofText: (text: string) => string[]
  /** The index terms of a name: the stems of its words, without synonyms. */
  ofName: (text: string) => string[]
  /** The terms of a search: the distinct stems of its words, without fillers. */
  ofSearch: (typed: string) => string[]
}

/** Accents are removed after stemming, which depends on them: "interés" and "intereses" share a stem, "interes" does not. */
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
