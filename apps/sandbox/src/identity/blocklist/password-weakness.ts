import { comparable, isTooClose, lettersBeside } from '@coffer/domain/password-context'
import { isLeaked, isLeakedCore } from './leaked-passwords.ts'

/** What others know about the owner of a password. */
export interface PasswordContext {
  readonly email: string
  readonly names: readonly (string | null)[]
  /** `bankWords` of the bank. */
  readonly bank: readonly string[]
}

/**
 * Why a password is easy to guess: it leaked, with a year or a suffix or without, or little of it is left beside the
 * email, the name and the bank. Null where it is neither.
 */
export function passwordWeakness(password: string, context: PasswordContext): 'leaked' | 'context' | null {
  const plain = comparable(password)
  const known = [context.email, ...context.names.filter((name) => name !== null), ...context.bank]
  const rest = lettersBeside(plain, known)
  if (isTooClose(password, known) || (rest !== null && isLeakedCore(rest))) return 'context'
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
