import { jointIdentity } from '@coffer/router/access-results'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { PasswordForm } from './password-form.tsx'

/** `/joint-account/onboarding/create-password`: by the bank's password requirements. */
export function CreatePasswordScreen() {
  const t = useTranslations()
  const current = jointIdentity.use()
  // Cleared once the password is set, while this screen is still mounted.
  const [identity] = useState(current)
  if (!identity) return null
  return (
    <Stack gap={24}>
      <PageHeading title={t('password.title')}>{t('password.why', { email: identity.email })}</PageHeading>
      <PasswordForm identity={identity} />
    </Stack>
  )
}
