/** Publicly known names of a bank; `host` is that of the page. */
export interface KnownBank {
  readonly slug: string
  readonly name: string
  readonly shortName: string
}

export const bankWords = ({ slug, name, shortName }: KnownBank, host: string): readonly string[] => [
  slug,
  name,
  shortName,
  host,
]

/** Minimum number of letters besides the known words: the letters of a single word such as “bank” are too few. */
const minLetters = 8
const minNameLength = 3
const minPartLength = 4

/** A password as it is compared: compatibility look-alikes and case are ignored. */
export const normalizeForComparison = (password: string): string => password.normalize('NFKC').toLowerCase()

/** The letters that remain without the known words; null if it contains none of them. */
export function remainingLetters(plain: string, known: readonly string[]): string | null {
  let found = false
  let rest = plain
  for (const word of expandWords(known)) {
    const next = rest.replaceAll(word, ' ')
    found ||= next !== rest
    rest = next
  }
  return found ? rest.replaceAll(/[^\p{L}]+/gu, '') : null
}

/** Whether little of a password remains without the known words. */
export function isTooClose(password: string, known: readonly string[]): boolean {
  const letters = remainingLetters(normalizeForComparison(password), known)
  return letters !== null && letters.length < minLetters
}

/** The longest first, so that a part does not split a whole. */
function expandWords(known: readonly string[]): readonly string[] {
  const whole = known.map((text) => text.toLowerCase())
  const joined = whole.map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
  const parts = whole.flatMap((text) => text.split(/[^\p{L}]+/u))
  const words = [
    ...[...whole, ...joined].filter((word) => word.length >= minNameLength),
    ...parts.filter((word) => word.length >= minPartLength),
  ]
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
}
