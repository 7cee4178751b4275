import { emailedLinkQuery, resendVerification } from '@coffer/api-client/auth'
import type { EmailedLinkBody } from '@coffer/api-client/auth/request-schema'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { verificationLink } from '@coffer/router/emailed-link'
import { useNavigate, useRouteSearch } from '@coffer/router/link'
import { resultReport } from '@coffer/router/result-screen'
import { readSearch } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messages, useTranslations } from '../messages.ts'
import { EmailForm } from './email-form.tsx'

const tones = { verified: 'success', used: 'info', expired: 'failed' } as const
interface LinkResult {
  state: keyof typeof tones
}

const LinkReport = resultReport(messages, {
  tone: ({ state }: LinkResult) => tones[state],
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

/** `/email-verified`: redeems the emailed link, then keeps the result in its address. */
function EmailVerifiedScreen() {
  const { state } = useRouteSearch('/email-verified')
  const link = verificationLink.use()
  if (state) return <LinkReport value={{ state }} />
  return link && <RedeemLink link={link} />
}

/** Redirects to the log-in if there is neither a link nor a result. */
export const emailVerifiedScreen: RedirectingScreen = {
  Screen: EmailVerifiedScreen,
  redirect: ({ search }) =>
    readSearch('/email-verified', search).state || verificationLink.read() ? null : '/login',
}

function RedeemLink({ link }: { link: EmailedLinkBody }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const query = useQuery(emailedLinkQuery(link))
  const { data } = query
  useEffect(() => {
    if (data) void navigate('/email-verified', { search: data, replace: true }).then(verificationLink.clear)
  }, [data, navigate])
  return (
    <QueryBoundary query={query} title={t('email-verified.failed')} level={1}>
      {() => null}
    </QueryBoundary>
  )
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
