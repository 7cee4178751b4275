/** Folds case and accents. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The search terms of a typed text; none when it is blank. */
export const searchWords = (typed: string): string[] =>
  folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether a folded text contains all terms, in any order, also within words. */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
