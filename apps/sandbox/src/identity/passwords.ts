import type { Branding } from '@coffer/branding/schema'
import type { LocalizedText } from '@coffer/provider-kit/refusal'
import { hash, verify } from '@node-rs/argon2'
import { bankWords } from '@coffer/domain/password-context'
import { checkPassword, type PasswordRequirements, type PasswordRule } from '@coffer/domain/passwords'
import type { Settings } from '../settings.ts'
import { passwordWeakness, type PasswordContext } from './blocklist/password-weakness.ts'

/** argon2id of the password in NFC. */
export const hashPassword = (settings: Settings, password: string) =>
  hash(password.normalize('NFC'), settings.passwordHash)

/** Whether a hash was made with parameters that differ from the settings. */
export function isOutdatedHash({ passwordHash }: Settings, kept: string): boolean {
  const { memoryCost, timeCost, parallelism } = passwordHash
  return !kept.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

const fallbackHashes = new WeakMap<Settings, Promise<string>>()

/** Verifies the password, in constant time even if there is no hash. */
export async function isPassword(
  settings: Settings,
  kept: string | null,
  password: string,
): Promise<boolean> {
  let nobody = fallbackHashes.get(settings)
  if (!nobody) {
    nobody = hashPassword(settings, 'nobody has this password')
    fallbackHashes.set(settings, nobody)
  }
  const matches = await verify(kept ?? (await nobody), password.normalize('NFC'))
  return matches && kept !== null
}

export interface NewPassword {
  readonly password: string
  readonly password_confirmation: string
}

/** The owner of the password, and their bank. */
interface PasswordOwner extends Omit<PasswordContext, 'bank'> {
  readonly branding: Branding
  /** The address of the page. */
  readonly origin: string
}

/** Problems of a new password at a bank, as messages; empty if it is valid. */
export function passwordProblems(
  { password, password_confirmation: confirmation }: NewPassword,
  { branding, origin, ...owner }: PasswordOwner,
): LocalizedText[] {
  const { passwordRequirements: requirements } = branding
  const bank = bankWords(branding, new URL(origin).hostname)
  const rules = checkPassword(password, requirements, bank)
  // One reason is enough: a password that is too short or too long has to change in any case.
  const refusing: readonly PasswordRule[] = ['common', 'bank', 'min-length', 'max-length']
  const isRefused = rules.some((rule) => refusing.includes(rule))
  const weakness = isRefused ? null : passwordWeakness(password, { ...owner, bank })
  const problems = [
    ...rules.map((rule) => ruleMessages[rule](requirements)),
    ...(weakness === null ? [] : [weaknesses[weakness]]),
  ]
  const differs: LocalizedText = {
    en: 'The passwords don’t match.',
    es: 'Las dos contraseñas no coinciden.',
  }
  return password === confirmation ? problems : [...problems, differs]
}

const weaknesses: Readonly<Record<'leaked' | 'context', LocalizedText>> = {
  leaked: {
    en: 'This password has appeared in a data breach. Choose another.',
    es: 'Esta contraseña aparece en filtraciones. Elija otra.',
  },
  context: {
    en: 'This is too close to your name, your email or the bank’s name. Choose another.',
    es: 'Se parece demasiado a su nombre, su correo electrónico o el nombre del banco. Elija otra.',
  },
}

const ruleMessages: Readonly<Record<PasswordRule, (requirements: PasswordRequirements) => LocalizedText>> = {
  'min-length': (requirements) => ({
    en: `Use at least ${requirements.minLength} characters.`,
    es: `Use al menos ${requirements.minLength} caracteres.`,
  }),
  'max-length': (requirements) => ({
    en: `Use at most ${requirements.maxLength} characters.`,
    es: `Use como máximo ${requirements.maxLength} caracteres.`,
  }),
  upper: () => ({ en: 'Add a capital letter.', es: 'Agregue una letra mayúscula.' }),
  lower: () => ({ en: 'Add a lowercase letter.', es: 'Agregue una letra minúscula.' }),
  digit: () => ({ en: 'Add a digit.', es: 'Agregue un número.' }),
  symbol: () => ({ en: 'Add a symbol.', es: 'Agregue un símbolo.' }),
  common: () => weaknesses.leaked,
  bank: () => weaknesses.context,
}
