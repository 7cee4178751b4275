import type { KnownBank } from '@coffer/domain/password-context'
import type { PasswordRequirements } from '@coffer/domain/passwords'
import { PasswordChecklist } from '../fields/password-checklist.tsx'
import { PasswordField } from '../fields/password-field.tsx'
import type { FieldBinding } from '../form/use-form.ts'
import { Stack } from '../layout/layout.tsx'
import { useTranslations } from './messages.ts'
import { listedRules } from './new-password-rules.ts'

interface NewPasswordFieldProps {
  label: string
  field: FieldBinding<string>
  /** The tenant's requirements; the provider checks them again. */
  requirements: PasswordRequirements
  /** The bank, whose names are not allowed as a password. */
  bank: KnownBank
}

/** A field for a new password, with the requirements checked off while typing. */
export function NewPasswordField({ label, field, requirements, bank }: NewPasswordFieldProps) {
  const t = useTranslations()
  const rules = listedRules(field.value, requirements, bank)
  return (
    <Stack gap={12}>
      <PasswordField {...field} label={label} autoComplete="new-password" />
      <p>{t('rules')}</p>
      <PasswordChecklist rules={rules.map(({ key, values, isMet }) => ({ label: t(key, values), isMet }))} />
    </Stack>
  )
}
