import {
  requiredPasswordRules,
  checkPassword,
  type PasswordRequirements,
  type PasswordRule,
} from '@coffer/domain/passwords'
import type { MessageKey, MessageValues } from '@coffer/i18n/messages'
import * as v from 'valibot'
import type en from './locales/en.json'

/** A password by the tenant's requirements. The two messages are keys of whichever words the form speaks. */
export const newPasswordSchema = (asked: PasswordRequirements) =>
  v.pipe(
    v.string(),
    v.nonEmpty('password.empty'),
    v.check((password) => checkPassword(password, asked).length === 0, 'password.unmet'),
  )

export interface ListedRule {
  rule: PasswordRule
  key: MessageKey<typeof en>
  values: MessageValues
  isMet: boolean
}

/** The rules to tick off while typing. What only a wrong password breaks is listed once it is broken. */
export function listedRules(password: string, asked: PasswordRequirements): readonly ListedRule[] {
  const unmet = checkPassword(password, asked)
  const counts = { 'min-length': asked.minLength, 'max-length': asked.maxLength }
  return requiredPasswordRules(asked)
    .filter((rule) => rule !== 'max-length' || unmet.includes(rule))
    .map((rule) => ({
      rule,
      key: `rule.${rule}`,
      values: { count: rule === 'min-length' || rule === 'max-length' ? counts[rule] : 0 },
      isMet: password !== '' && !unmet.includes(rule),
    }))
}
