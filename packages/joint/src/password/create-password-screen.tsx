import { jointIdentity } from '@coffer/router/access-results'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { useTranslations } from '../messages.ts'
import { PasswordForm } from './password-form.tsx'

/** `/joint-account/onboarding/create-password`: by the institution's requirements. */
export function CreatePasswordScreen() {
  const t = useTranslations()
  const current = jointIdentity.use()
  // It is good once: what it was good for has begun while the next screen is on its way.
  const [identity] = useState(current)
  if (!identity) return null
  return (
    <Stack gap={24}>
      <PageHeading title={t('password.title')}>{t('password.why', { email: identity.email })}</PageHeading>
      <PasswordForm identity={identity} />
    </Stack>
  )
}
