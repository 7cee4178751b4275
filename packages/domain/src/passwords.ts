import { commonPasswords } from './common-passwords.ts'
import { isTooClose } from './password-context.ts'

/** A tenant's password requirements, from its branding. Lengths in characters. */
export type PasswordRequirements = {
  minLength: number
  maxLength: number
  requireUpper: boolean
  requireLower: boolean
  requireDigit: boolean
  requireSymbol: boolean
}

export const defaultPasswordRequirements: PasswordRequirements = {
  minLength: 12,
  maxLength: 128,
  requireUpper: false,
  requireLower: false,
  requireDigit: false,
  requireSymbol: false,
}

const passwordRules = [
  'min-length',
  'max-length',
  'upper',
  'lower',
  'digit',
  'symbol',
  'common',
  'bank',
] as const
export type PasswordRule = (typeof passwordRules)[number]

const runs = ['abcdefghijklmnopqrstuvwxyz', '012345678901234567890123456789', 'qwertyuiopasdfghjklzxcvbnm']

/** Leaked passwords, one repeated character, or a sequence of the alphabet or the keyboard. */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFC').toLowerCase()
  if (commonPasswords.has(plain)) return true
  const characters = Array.from(plain)
  if (characters.length > 1 && new Set(characters).size === 1) return true
  const backwards = characters.toReversed().join('')
  return plain.length > 3 && runs.some((run) => run.includes(plain) || run.includes(backwards))
}

const unmetRules: Readonly<
  Record<
    PasswordRule,
    (password: string, length: number, asked: PasswordRequirements, bank: readonly string[]) => boolean
  >
> = {
  'min-length': (_, length, asked) => length < asked.minLength,
  'max-length': (_, length, asked) => length > asked.maxLength,
  upper: (password, _, asked) => asked.requireUpper && !/\p{Lu}/u.test(password),
  lower: (password, _, asked) => asked.requireLower && !/\p{Ll}/u.test(password),
  digit: (password, _, asked) => asked.requireDigit && !/\p{Nd}/u.test(password),
  symbol: (password, _, asked) => asked.requireSymbol && !/[^\p{L}\p{M}\p{N}\s]/u.test(password),
  common: (password) => isCommonPassword(password),
  bank: (password, _, __, bank) => isTooClose(password, bank),
}

const optional: Readonly<Partial<Record<PasswordRule, keyof PasswordRequirements>>> = {
  upper: 'requireUpper',
  lower: 'requireLower',
  digit: 'requireDigit',
  symbol: 'requireSymbol',
}

/** The rules that a tenant requires, in display order, without `bank`, which is only shown when it is broken. */
export const requiredPasswordRules = (asked: PasswordRequirements): readonly PasswordRule[] =>
  passwordRules.filter((rule) => {
    if (rule === 'bank') return false
    const requirement = optional[rule]
    return requirement === undefined || asked[requirement] === true
  })

/** A character of NFC is composed from at most four code points of at most two units each. */
const maxUnitsPerCharacter = 8

/** The rules that a password does not meet; empty when it is valid. Counts code points in NFC. `bank`: `bankWords`. */
export function checkPassword(
  password: string,
  asked: PasswordRequirements,
  bank: readonly string[],
): readonly PasswordRule[] {
  // Far too long passwords are not read further, as normalizing takes more than linear time.
  if (password.length > asked.maxLength * maxUnitsPerCharacter) return ['max-length']
  const normal = password.normalize('NFC')
  const length = Array.from(normal).length
  return passwordRules.filter((rule) => unmetRules[rule](normal, length, asked, bank))
}
