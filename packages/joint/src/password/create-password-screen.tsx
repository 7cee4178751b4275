import { jointIdentity } from '@coffer/router/access-results'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { PasswordForm } from './password-form.tsx'

/** `/joint-account/onboarding/create-password`: sets a password that meets the bank’s requirements. */
export function CreatePasswordScreen() {
  const t = useTranslations()
  const current = jointIdentity.use()
  // Kept, because it is cleared when the password is set, while this screen is still mounted.
  const [identity] = useState(current)
  if (!identity) return null
  return (
    <Stack gap={24}>
      <PageHeading title={t('password.title')}>{t('password.why', { email: identity.email })}</PageHeading>
      <PasswordForm identity={identity} />
    </Stack>
  )
}
