import { forgotPassword } from '@coffer/api-client/auth'
import { Link, useNavigate } from '@coffer/router/link'
import { resetFailed, resetRequested } from '@coffer/router/access-results'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { EmailForm } from '../email/email-form.tsx'
import { useTranslations } from '../messages.ts'

/** `/login/forgot-password`: requests a link to set a new password. */
export function ForgotPasswordScreen() {
  const t = useTranslations()
  const navigate = useNavigate()
  return (
    <Stack gap={32}>
      <PageHeading title={t('forgot.title')}>{t('forgot.why')}</PageHeading>
      <EmailForm
        submit={t('forgot.submit')}
        rejected={t('forgot.failed')}
        send={(email) => forgotPassword(email)}
        onAccepted={(email) => {
          resetFailed.clear()
          resetRequested.record({ email })
        }}
        onDone={() => navigate('/login/sent')}
      />
      <Link to="/login">{t('forgot.back')}</Link>
    </Stack>
  )
}
