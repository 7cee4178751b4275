import { hash, verify } from '@node-rs/argon2'
import { checkPassword, type PasswordRequirements, type PasswordRule } from '@coffer/domain/passwords'
import type { LocalizedText } from '../http/refusal.ts'
import type { Settings } from '../settings.ts'

/** argon2id, of the password in NFC. */
export const hashPassword = (settings: Settings, password: string) =>
  hash(password.normalize('NFC'), settings.passwordHash)

const ofNobody = new WeakMap<Settings, Promise<string>>()

/** Whether it is the password; takes as long where there is none to compare with. */
export async function isPassword(
  settings: Settings,
  kept: string | null,
  password: string,
): Promise<boolean> {
  let nobody = ofNobody.get(settings)
  if (!nobody) {
    nobody = hashPassword(settings, 'nobody has this password')
    ofNobody.set(settings, nobody)
  }
  const matches = await verify(kept ?? (await nobody), password.normalize('NFC'))
  return matches && kept !== null
}

/** What is wrong with a new password, in words; an empty list means that it is good. */
export function passwordProblems(
  password: string,
  confirmation: string,
  asked: PasswordRequirements,
): LocalizedText[] {
  const problems = checkPassword(password, asked).map((rule) => unmet[rule](asked))
  const differs: LocalizedText = {
    en: 'The two passwords are not the same.',
    es: 'Las dos contraseñas no coinciden.',
  }
  return password === confirmation ? problems : [...problems, differs]
}

const unmet: Readonly<Record<PasswordRule, (asked: PasswordRequirements) => LocalizedText>> = {
  'min-length': (asked) => ({
    en: `Use at least ${asked.minLength} characters.`,
    es: `Use al menos ${asked.minLength} caracteres.`,
  }),
  'max-length': (asked) => ({
    en: `Use at most ${asked.maxLength} characters.`,
    es: `Use como máximo ${asked.maxLength} caracteres.`,
  }),
  upper: () => ({ en: 'Add a capital letter.', es: 'Agregue una letra mayúscula.' }),
  lower: () => ({ en: 'Add a small letter.', es: 'Agregue una letra minúscula.' }),
  digit: () => ({ en: 'Add a digit.', es: 'Agregue un número.' }),
  symbol: () => ({ en: 'Add a symbol.', es: 'Agregue un símbolo.' }),
  common: () => ({
    en: 'This password is known from leaks. Choose another.',
    es: 'Esta contraseña aparece en filtraciones. Elija otra.',
  }),
}
