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

/** `/joint-account/verify/success`: where the invitation's link lands, good or not. */
export function LinkLandedScreen() {
  const { state, uuid, hash } = useRouteSearch('/joint-account/verify/success')
  const kept = jointInvitation.use()
  if (!state) return kept && <Ready />
  if (state !== 'verified') return <NoGood problem={state} />
  return uuid && hash ? <Kept uuid={uuid} hash={hash} /> : <NoGood problem="invalid" />
}

/** An address that carries nothing, of a link that was not followed before either, leads to the log-in. */
export const linkLandedScreen: RedirectingScreen = {
  Screen: LinkLandedScreen,
  redirect: ({ search }) =>
    searchOf('/joint-account/verify/success', search).state || jointInvitation.read() ? null : '/login',
}

/** Keeps what the link carried: it is needed until a password is set. */
function Kept({ uuid, hash }: { uuid: string; hash: string }) {
  useEffect(() => jointInvitation.record({ uuid, hash }), [uuid, hash])
  return <Ready />
}

/** Leads on in place of this address, which holds what the link carried. */
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

function NoGood({ problem }: { problem: Exclude<InvitationState, 'verified'> }) {
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
