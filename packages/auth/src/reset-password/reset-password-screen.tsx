import { passwordLink } from '@coffer/router/emailed-link'
import { ButtonLink } from '@coffer/router/link'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useState } from 'react'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** `/login/reset-password`: sets a new password with the emailed link. */
export function ResetPasswordScreen() {
  const t = useTranslations()
  const link = passwordLink.use()
  const [isDone, setDone] = useState(false)
  // A second link, opened after the first was used, starts over.
  if (link !== null) {
    return (
      <Stack gap={32}>
        <PageHeading title={t('reset.title')}>{t('reset.why', { email: link.email })}</PageHeading>
        <ResetPasswordForm
          key={link.token}
          email={link.email}
          token={link.token}
          onDone={() => {
            setDone(true)
            passwordLink.clear()
          }}
        />
      </Stack>
    )
  }
  if (!isDone) return null
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

/** Redirects if there is no emailed link, as after a reload. */
export const resetPasswordScreen: RedirectingScreen = {
  Screen: ResetPasswordScreen,
  redirect: () => (passwordLink.read() === null ? '/login/forgot-password' : null),
}
