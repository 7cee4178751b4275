/** Folds case and accents. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Only this many characters of a search count; longer ones are not legitimate. */
const LONGEST_SEARCH = 200

/** The search terms of a typed text; none when it is blank. */
export const searchWords = (typed: string): string[] =>
  folded(typed.slice(0, LONGEST_SEARCH))
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether a folded text contains all terms, in any order, also within words. */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
