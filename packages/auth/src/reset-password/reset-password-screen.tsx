import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useState } from 'react'
import { searchOf } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** `/login/reset-password`: a new password, opened from the emailed link. */
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
  if (!email || !token) return null
  return (
    <Stack gap={32}>
      <PageHeading title={t('reset.title')}>{t('reset.why', { email })}</PageHeading>
      <ResetPasswordForm email={email} token={token} onDone={() => setDone(true)} />
    </Stack>
  )
}

/** Redirects without the parameters of the emailed link. */
export const resetPasswordScreen: RedirectingScreen = {
  Screen: ResetPasswordScreen,
  redirect: ({ search }) => {
    const { email, token } = searchOf('/login/reset-password', search)
    return email && token ? null : '/login/forgot-password'
  },
}
