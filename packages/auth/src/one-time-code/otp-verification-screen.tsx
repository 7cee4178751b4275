import { Link } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Stack } from '@coffer/ui-kit/layout'
import type { RedirectingScreen } from '@coffer/router/screens'
import { sessionState } from '@coffer/session/session'
import { useTranslations } from '../messages.ts'
import { CodeForm } from './code-form.tsx'
import { SecondFactorAlternative } from './second-factor-alternative.tsx'
import { PendingMfa, pendingMfaRedirect } from './pending-mfa.tsx'
import { ResendCode } from './resend-code.tsx'

/** `/otp-verification`: verifies the code that was sent. */
export function OtpVerificationScreen() {
  const t = useTranslations()
  return (
    <PendingMfa>
      {(session) =>
        session.sent && (
          <StepFrame
            title={t('code.title')}
            why={t('code.why', { destination: session.sent.maskedDestination })}
          >
            <Stack gap={24}>
              <CodeForm sent={session.sent} />
              <ResendCode sent={session.sent} />
              <SecondFactorAlternative session={session} />
              <Link to="/login/choose-mfa">{t('code.other-way')}</Link>
            </Stack>
          </StepFrame>
        )
      }
    </PendingMfa>
  )
}

/** Redirects to the choice of a channel if no code was sent. */
export const otpVerificationScreen: RedirectingScreen = {
  Screen: OtpVerificationScreen,
  redirect: () => {
    const session = sessionState()
    return session.status === 'mfa-pending' && !session.sent
      ? '/login/choose-mfa'
      : pendingMfaRedirect(session)
  },
}
