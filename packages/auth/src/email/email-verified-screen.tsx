import { resendVerification } from '@coffer/api-client/auth'
import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { ResultPage, type ResultTone } from '@coffer/ui-kit/result-page'
import { useState } from 'react'
import { searchOf } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { EmailForm } from './email-form.tsx'

const tones = { verified: 'success', used: 'info', expired: 'failed' } as const satisfies Record<
  string,
  ResultTone
>
type LinkState = keyof typeof tones

/** Where the emailed link lands: verified, used before, or expired. */
export function EmailVerifiedScreen() {
  const { state } = useRouteSearch('/email-verified')
  return state && <Verified state={state} />
}

export const emailVerifiedScreen: RedirectingScreen = {
  Screen: EmailVerifiedScreen,
  redirect: ({ search }) => (searchOf('/email-verified', search).state ? null : '/login'),
}

function Verified({ state }: { state: LinkState }) {
  const t = useTranslations()
  const isVerified = state === 'verified'
  return (
    <ResultPage
      tone={tones[state]}
      title={t(`email-verified.${state}.title`)}
      action={
        <ButtonLink to="/login" variant={isVerified ? 'primary' : 'secondary'}>
          {t('log-in.link')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{t(`email-verified.${state}.text`)}</p>
        {!isVerified && <AnotherLink />}
      </Stack>
    </ResultPage>
  )
}

function AnotherLink() {
  const t = useTranslations()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) {
    return (
      <Notice severity="success" isAnnounced>
        {t('email-verification.resent', { email: sentTo })}
      </Notice>
    )
  }
  return (
    <EmailForm
      submit={t('email-verified.another')}
      rejected={t('email-verification.failed')}
      send={(email) => resendVerification(email)}
      onAccepted={setSentTo}
    />
  )
}
