import { useBranding } from '@coffer/session/branding'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PasswordChecklist, PasswordField } from '@coffer/ui-kit/password-field'
import { useTranslations } from './messages.ts'
import { listedRules } from './password-rules.ts'

/** A password to choose, with the institution's requirements ticked off while it is typed. */
export function NewPasswordField({ label, field }: { label: string; field: FieldBinding<string> }) {
  const t = useTranslations()
  const { passwordRequirements } = useBranding()
  const rules = listedRules(field.value, passwordRequirements)
  return (
    <Stack gap={12}>
      <PasswordField {...field} label={label} autoComplete="new-password" />
      <p>{t('rules')}</p>
      <PasswordChecklist rules={rules.map(({ key, values, isMet }) => ({ label: t(key, values), isMet }))} />
    </Stack>
  )
}
