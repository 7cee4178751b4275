/** Folds case and accents. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Only this many characters of a search count; longer ones are not legitimate. */
const MAX_SEARCH_LENGTH = 200

/** The search terms of a typed text; none when it is blank. */
export const searchWords = (typed: string): string[] =>
  foldText(typed.slice(0, MAX_SEARCH_LENGTH))
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether a folded text contains all terms, in any order, also within words. */
export const containsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
