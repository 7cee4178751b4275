import { isLeaked, isLeakedCore } from './leaked-passwords.ts'

/** What others know about the owner of a password. */
export interface PasswordContext {
  readonly email: string
  readonly names: readonly (string | null)[]
  /** The bank's name and short name. */
  readonly bank: readonly string[]
}

/** Letters that must be left beside what others know. */
const fewestLetters = 4
const shortestName = 3
const shortestPart = 4

/**
 * Why a password is easy to guess: it leaked, with a year or a suffix or without, or little of it is left beside the
 * email, the name and the bank. Null where it is neither.
 */
export function passwordWeakness(password: string, context: PasswordContext): 'leaked' | 'context' | null {
  const plain = password.normalize('NFKC').toLowerCase()
  const rest = withoutContext(plain, context)
  if (rest !== null && (rest.length < fewestLetters || isLeakedCore(rest))) return 'context'
  const core = /\p{L}(?:.*\p{L})?/su.exec(plain)?.[0] ?? ''
  const withoutSymbols = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const isWeak =
    [plain, withoutSymbols, once(withoutSymbols)].flatMap(spellings).some(isLeaked) ||
    spellings(core).some(isLeakedCore)
  return isWeak ? 'leaked' : null
}

/** Also with letters for their look-alikes. */
const spellings = (text: string): readonly string[] => [text, unmasked(text)]

/** A text that is written twice, once. */
function once(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unmasked = (text: string): string => text.replaceAll(/[013457@$!]/g, (one) => lookAlikes[one] ?? one)

/** The letters left without the words that others know; null where the password has none of them. */
function withoutContext(plain: string, context: PasswordContext): string | null {
  const words = wordsOf(context)
  let found = false
  let rest = plain
  for (const word of words) {
    const next = rest.replaceAll(word, ' ')
    found ||= next !== rest
    rest = next
  }
  return found ? rest.replaceAll(/[^\p{L}]+/gu, '') : null
}

/** The longest first, so that a part does not split a whole. */
function wordsOf({ email, names, bank }: PasswordContext): readonly string[] {
  const whole = [email, ...names, ...bank].flatMap((text) => (text === null ? [] : [text.toLowerCase()]))
  const joined = whole.map((text) => text.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
  const parts = whole.flatMap((text) => text.split(/[^\p{L}]+/u))
  const words = [
    ...[...whole, ...joined].filter((word) => word.length >= shortestName),
    ...parts.filter((word) => word.length >= shortestPart),
  ]
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
}
