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
    (password: string, length: number, requirements: PasswordRequirements, bank: readonly string[]) => boolean
  >
> = {
  'min-length': (_, length, requirements) => length < requirements.minLength,
  'max-length': (_, length, requirements) => length > requirements.maxLength,
  upper: (password, _, requirements) => requirements.requireUpper && !/\p{Lu}/u.test(password),
  lower: (password, _, requirements) => requirements.requireLower && !/\p{Ll}/u.test(password),
  digit: (password, _, requirements) => requirements.requireDigit && !/\p{Nd}/u.test(password),
  symbol: (password, _, requirements) =>
    requirements.requireSymbol && !/[^\p{L}\p{M}\p{N}\s]/u.test(password),
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
export const requiredPasswordRules = (requirements: PasswordRequirements): readonly PasswordRule[] =>
  passwordRules.filter((rule) => {
    if (rule === 'bank') return false
    const requirement = optional[rule]
    return requirement === undefined || requirements[requirement] === true
  })

/** A character of NFC is composed from at most four code points of at most two units each. */
const maxUnitsPerCharacter = 8

/** The rules that a password does not meet; empty when it is valid. Counts code points in NFC. `bank`: `bankWords`. */
export function checkPassword(
  password: string,
  requirements: PasswordRequirements,
  bank: readonly string[],
): readonly PasswordRule[] {
  // Far too long passwords are not read further, as normalizing takes more than linear time.
  if (password.length > requirements.maxLength * maxUnitsPerCharacter) return ['max-length']
  const normal = password.normalize('NFC')
  const length = Array.from(normal).length
  return passwordRules.filter((rule) => unmetRules[rule](normal, length, requirements, bank))
}
