import { jointInvitation } from '@coffer/router/access-results'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { IdentityForm } from './identity-form.tsx'

/**
 * `/joint-account/onboarding/ssn-verification`: compares the invited person’s identity with the primary depositor’s
 * entries.
 */
export function SsnVerificationScreen() {
  const t = useTranslations()
  const invitation = jointInvitation.use()
  if (!invitation) return null
  return (
    <Stack gap={24}>
      <PageHeading title={t('identity.title')}>{t('identity.why')}</PageHeading>
      <IdentityForm invitation={invitation} />
    </Stack>
  )
}
