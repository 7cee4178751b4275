import { normalizeForComparison, isTooClose, remainingLetters } from '@coffer/domain/password-context'
import { isLeaked, isLeakedCore } from './leaked-passwords.ts'

/** Facts about a password's owner that others know. */
export interface PasswordContext {
  readonly email: string
  readonly names: readonly (string | null)[]
  /** The bank's `bankWords`. */
  readonly bank: readonly string[]
}

/**
 * Why a password is easy to guess: it was leaked (possibly before a year or a suffix was added), or little of it
 * remains without the email, the name and the bank. Null if neither applies.
 */
export function passwordWeakness(password: string, context: PasswordContext): 'leaked' | 'context' | null {
  const plain = normalizeForComparison(password)
  const known = [context.email, ...context.names.filter((name) => name !== null), ...context.bank]
  const rest = remainingLetters(plain, known)
  if (isTooClose(password, known) || (rest !== null && isLeakedCore(rest))) return 'context'
  const core = /\p{L}(?:.*\p{L})?/su.exec(plain)?.[0] ?? ''
  const withoutSymbols = plain.replaceAll(/[^\p{L}\p{N}]+/gu, '')
  const isWeak =
    [plain, withoutSymbols, once(withoutSymbols)].flatMap(spellings).some(isLeaked) ||
    spellings(core).some(isLeakedCore)
  return isWeak ? 'leaked' : null
}

/** The text, and the text with letters in place of their look-alikes. */
const spellings = (text: string): readonly string[] => [text, unmasked(text)]

/** Half of a text that is written twice; any other text unchanged. */
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
