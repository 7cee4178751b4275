import type { InvitationState } from '@coffer/api-client/joint'
import { searchOf } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { ButtonLink, useNavigate, useRouteSearch } from '@coffer/router/link'
import { jointInvitation } from '@coffer/router/access-results'
import { Button } from '@coffer/ui-kit/button'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useEffect } from 'react'
import { Support } from './support.tsx'
import { useTranslations } from '../messages.ts'

/** `/joint-account/verify/success`: the landing of an invitation link, valid or not. */
export function LinkLandedScreen() {
  const { state, uuid, hash } = useRouteSearch('/joint-account/verify/success')
  const kept = jointInvitation.use()
  if (!state) return kept && <Ready />
  if (state !== 'verified') return <InvalidLink problem={state} />
  return uuid && hash ? <StoreLinkState uuid={uuid} hash={hash} /> : <InvalidLink problem="invalid" />
}

/** Redirects to the log-in without link state in the address or in storage. */
export const linkLandedScreen: RedirectingScreen = {
  Screen: LinkLandedScreen,
  redirect: ({ search }) =>
    searchOf('/joint-account/verify/success', search).state || jointInvitation.read() ? null : '/login',
}

/** Stores the link state, which is needed until a password is set. */
function StoreLinkState({ uuid, hash }: { uuid: string; hash: string }) {
  useEffect(() => jointInvitation.record({ uuid, hash }), [uuid, hash])
  return <Ready />
}

/** Replaces this address, which holds the link state, by the next screen. */
function Ready() {
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
      <p>{t('link.verified.text')}</p>
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
