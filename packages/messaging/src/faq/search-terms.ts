import { foldText } from '@coffer/domain/search'
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
  forText: (text: string) => string[]
  /** The index terms of a name: the stems of its words, without synonyms. */
  forName: (text: string) => string[]
  /** The terms of a search: the distinct stems of its words, without fillers. */
  forSearch: (typed: string) => string[]
}

/**
 * Accents are removed after stemming, which depends on them: "interés" and "intereses" share a stem, "interes" does
 * not.
 */
export function createTerms(language: Language): Terms {
  const stem = (word: string): string => foldText(stemmers[language](word))
  const splitWords = (text: string): string[] =>
    text
      .toLowerCase()
      .split(separators)
      .filter((word) => word !== '')
  const skipped = new Set(fillers[language].split(' '))
  const synonymStems = new Map<string, Set<string>>()
  for (const line of synonyms[language]) {
    const stems = splitWords(line).map(stem)
    for (const one of stems) synonymStems.set(one, new Set([...(synonymStems.get(one) ?? []), ...stems]))
  }
  return {
    forName: (text) => splitWords(text).map(stem),
    forText: (text) =>
      splitWords(text).flatMap((word) => [...(synonymStems.get(stem(word)) ?? [stem(word)])]),
    forSearch: (typed) => {
      const words = splitWords(typed).filter((word) => word.length > 1 && !skipped.has(foldText(word)))
      return [...new Set(words.map(stem))]
    },
  }
}
