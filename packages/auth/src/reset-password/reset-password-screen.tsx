import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useState } from 'react'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** Where the emailed link leads: a new password. */
export function ResetPasswordScreen() {
  const t = useTranslations()
  const { email, token } = useRouteSearch('/login/reset-password')
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <ResultPage
        tone="success"
        title={t('reset.done.title')}
        action={<ButtonLink to="/login">{t('log-in.link')}</ButtonLink>}
      >
        <p>{t('reset.done.text')}</p>
      </ResultPage>
    )
  }
  if (!email || !token) return <Navigate to="/login/forgot-password" />
  return (
    <Stack gap={32}>
      <PageHeading title={t('reset.title')}>{t('reset.why', { email })}</PageHeading>
      <ResetPasswordForm email={email} token={token} onDone={() => setDone(true)} />
    </Stack>
  )
}
