/** Folds a text so that neither case nor accents matter. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words that are searched for. Nothing typed is no word. */
export const searchWords = (typed: string): string[] =>
  folded(typed)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Whether a folded text holds all of them, in any order, be it within longer words. */
export const holdsAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word))
