/** Every supported language. A tenant offers some of them, in its own order. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}
