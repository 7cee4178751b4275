/**
 * Excludes ignorable characters, and blanks that Unicode counts as letters or symbols: in Braille, music, hieroglyphs,
 * objects.
 */
const visible = /(?![\p{DI}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a text has no visible character: only spaces, direction marks, fillers or controls. */
export const isBlank = (text: string): boolean => !visible.test(text)

/** Replaces runs of spaces of any kind, tabs and line breaks by one space, without any at the ends. */
export const foldSpaces = (text: string): string => text.replaceAll(/[\s\u0085\u2800]+/g, ' ').trim()

/** Replaces every hyphen, dash and minus sign from keyboards and word processors by a hyphen. */
export const foldHyphens = (text: string): string =>
  text.replaceAll(/[\u02D7\u058A\u05BE\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g, '-')

/** Replaces every apostrophe, quote, prime and lone accent that is typed as an apostrophe by the typographic one. */
export const foldApostrophes = (text: string): string =>
  text.replaceAll(
    /['`\u00B4\u02B9-\u02BD\u02C8\u02CA\u02CB\u055A\u05F3\u2018\u201B\u2032\u2035\uA78C\uFF07]/g,
    '’',
  )

/** Replaces the digits of every script by 0 to 9. */
export const foldDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitValue)

const digit = /\p{Nd}/u

/** Unicode keeps the ten digits of a script together, in order. */
function digitValue(typed: string): string {
  const code = typed.codePointAt(0) ?? 0
  let zero = code
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** Folds the digits of a typed number and removes invisible characters. */
export const plainNumber = (text: string): string => foldDigits(text).replaceAll(/[\p{Cf}\p{DI}]/gu, '')

/** One line of text as it is stored: composed, with single spaces, without invisible characters. */
export const tidyLine = (text: string): string =>
  foldSpaces(
    text
      .normalize('NFC')
      .replaceAll(/(?![\u200C\u200D])(?=\p{DI})[\p{Cf}\p{L}]/gu, '')
      .replaceAll(/(?<![\p{L}\p{M}\p{S}\uFE0F])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}\p{S}])/gu, ''),
  )

/** Length in code points, not in UTF-16 units. */
export const codePointLength = (text: string): number => Array.from(text).length
