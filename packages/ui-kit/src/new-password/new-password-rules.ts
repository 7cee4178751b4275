import {
  requiredPasswordRules,
  checkPassword,
  type PasswordRequirements,
  type PasswordRule,
} from '@coffer/domain/passwords'
import { bankWords, type KnownBank } from '@coffer/domain/password-context'
import type { MessageKey, MessageValues } from '@coffer/i18n/messages'
import * as v from 'valibot'
import type en from './locales/en.json'

/** The schema of a password that meets the tenant's requirements. Its messages are keys of the form's own messages. */
export const newPasswordSchema = (requirements: PasswordRequirements, bank: KnownBank) =>
  v.pipe(
    v.string(),
    v.nonEmpty('password.empty'),
    v.check(
      (password) => checkPassword(password, requirements, bankWords(bank, host())).length === 0,
      'password.unmet',
    ),
  )

export interface ListedRule {
  rule: PasswordRule
  key: MessageKey<typeof en>
  values: MessageValues
  isMet: boolean
}

/** The host of the page; empty in the prerenderer. */
const host = (): string => (typeof location === 'undefined' ? '' : location.hostname)

/** The rules to check off while typing. `max-length` and `bank` are listed only while they are broken. */
export function listedRules(
  password: string,
  requirements: PasswordRequirements,
  bank: KnownBank,
): readonly ListedRule[] {
  const unmet = checkPassword(password, requirements, bankWords(bank, host()))
  const counts = { 'min-length': requirements.minLength, 'max-length': requirements.maxLength }
  return [...requiredPasswordRules(requirements), ...unmet.filter((rule) => rule === 'bank')]
    .filter((rule) => rule !== 'max-length' || unmet.includes(rule))
    .map((rule) => ({
      rule,
      key: `rule.${rule}`,
      values: { count: rule === 'min-length' || rule === 'max-length' ? counts[rule] : 0 },
      isMet: password !== '' && !unmet.includes(rule),
    }))
}
