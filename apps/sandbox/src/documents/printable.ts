import type { Language } from '../http/refusal.ts'

const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const isPrinted = (letter: string): boolean =>
  /[\u0020-\u007e\u00a0-\u00ff]/.test(letter) || beyondLatin1.includes(letter)

/** A text in the letters that the standard fonts of PDF have: others lose their accents, or become a question mark. */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll('\u2212', '-').replaceAll('\u202f', ' '))
    .map((letter) => (isPrinted(letter) ? letter : withoutAccents(letter)))
    .join('')

function withoutAccents(letter: string): string {
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain !== '' && Array.from(plain).every(isPrinted) ? plain : '?'
}

const localeOf = { en: 'en-US', es: 'es-US' } as const

/** Cents in dollars, "-$1,234.56". */
export const dollars = (cents: number, language: Language): string =>
  printable(
    new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'USD' }).format(cents / 100),
  )

/** A calendar date, "Nov 20, 2026" or "20 nov 2026". */
export const paperDate = (date: string, language: Language): string =>
  printable(
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    ),
  )

/** "November 2026" */
export const paperMonth = (year: number, month: number, language: Language): string =>
  printable(
    new Intl.DateTimeFormat(localeOf[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(Date.UTC(year, month - 1, 1)),
    ),
  )
