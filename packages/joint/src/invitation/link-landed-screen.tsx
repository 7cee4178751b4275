import type { EmailedLinkBody } from '@coffer/api-client/auth/request-schema'
import { invitationQuery, type InvitationState } from '@coffer/api-client/joint'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { verificationLink } from '@coffer/router/emailed-link'
import { readSearch } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { ButtonLink, useNavigate, useRouteSearch } from '@coffer/router/link'
import { jointInvitation } from '@coffer/router/access-results'
import { Button } from '@coffer/ui-kit/button'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Support } from './support.tsx'
import { useTranslations } from '../messages.ts'

/** `/joint-account/verify/success`: the landing page of an invitation link, valid or not. */
export function LinkLandedScreen() {
  const { state } = useRouteSearch('/joint-account/verify/success')
  const link = verificationLink.use()
  const storedInvitation = jointInvitation.use()
  if (link) return <LinkCheck link={link} />
  if (state && state !== 'verified') return <InvalidLink problem={state} />
  if (storedInvitation) return <Ready inviter={storedInvitation.inviter} />
  return state && <InvalidLink problem="invalid" />
}

/** Redirects to the log-in if there is no link, no state in the address and no stored invitation. */
export const linkLandedScreen: RedirectingScreen = {
  Screen: LinkLandedScreen,
  redirect: ({ search }) =>
    verificationLink.read() ||
    readSearch('/joint-account/verify/success', search).state ||
    jointInvitation.read()
      ? null
      : '/login',
}

/**
 * Stores a valid link, which is needed until a password is set. For any other link, only its problem stays in the
 * address.
 */
function LinkCheck({ link }: { link: EmailedLinkBody }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const query = useQuery(invitationQuery(link))
  const answer = query.data
  useEffect(() => {
    if (answer === undefined) return
    const { state, inviter } = answer
    if (state === 'verified') jointInvitation.record({ ...link, ...(inviter && { inviter }) })
    const search = state === 'verified' ? {} : { state }
    verificationLink.clear()
    void navigate('/joint-account/verify/success', { search, replace: true })
  }, [answer, link, navigate])
  return (
    <QueryBoundary query={query} title={t('link.failed')} level={1}>
      {() => null}
    </QueryBoundary>
  )
}

function Ready({ inviter }: { inviter: string | undefined }) {
  const t = useTranslations()
  const navigate = useNavigate()
  return (
    <ResultPage
      tone="success"
      title={t('link.verified.title')}
      action={
        <Button onPress={() => void navigate('/joint-account/onboarding', { replace: true })} isFullWidth>
          {t('link.verified.action')}
        </Button>
      }
    >
      <p>{inviter ? t('link.verified.text.named', { inviter }) : t('link.verified.text')}</p>
    </ResultPage>
  )
}

function InvalidLink({ problem }: { problem: Exclude<InvitationState, 'verified'> }) {
  const t = useTranslations()
  return (
    <ResultPage
      tone={problem === 'used' ? 'info' : 'failed'}
      title={t(`link.${problem}.title`)}
      {...(problem === 'used' && {
        action: (
          <ButtonLink to="/login" isFullWidth>
            {t('log-in')}
          </ButtonLink>
        ),
      })}
    >
      <p>{t(`link.${problem}.text`)}</p>
      <Support />
    </ResultPage>
  )
}
