import { resendVerification } from '@coffer/api-client/auth'
import { useRouteSearch } from '@coffer/router/link'
import { resultScreen } from '@coffer/router/result-screen'
import { searchOf } from '@coffer/router/routes'
import { Notice } from '@coffer/ui-kit/notice'
import { useState } from 'react'
import { messages, useTranslations } from '../messages.ts'
import { EmailForm } from './email-form.tsx'

const tones = { verified: 'success', used: 'info', expired: 'failed' } as const
interface LinkResult {
  state: keyof typeof tones
}

/** `/email-verified`: the result of the emailed link, which its address carries. */
export const emailVerifiedScreen = resultScreen(messages, {
  result: { read: ({ search }) => searchOf('/email-verified', search).state ?? null, use: useLinkResult },
  otherwise: '/login',
  tone: ({ state }) => tones[state],
  title: ({ state }) => `email-verified.${state}.title`,
  body: ({ state }) => [`email-verified.${state}.text`],
  Details: AnotherLink,
  action: ({ state }) => ({
    to: '/login',
    label: 'log-in.link',
    variant: state === 'verified' ? 'primary' : 'secondary',
    isFullWidth: false,
  }),
})

function useLinkResult(): LinkResult | null {
  const { state } = useRouteSearch('/email-verified')
  return state ? { state } : null
}

function AnotherLink({ value: { state } }: { value: LinkResult }) {
  const t = useTranslations()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (state === 'verified') return null
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
