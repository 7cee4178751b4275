/**
 * The scripts that a tenant's documents may be set in, by their Unicode names, besides Latin, Greek and Cyrillic, which
 * every document has. Korean is `hangul`; Chinese and Japanese, kana included, are `han`.
 */
export const documentScripts = ['arabic', 'devanagari', 'han', 'hangul', 'hebrew', 'thai'] as const
export type DocumentScript = (typeof documentScripts)[number]
