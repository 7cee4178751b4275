import { Link } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Stack } from '@coffer/ui-kit/layout'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { CodeForm } from './code-form.tsx'
import { PendingMfa } from './pending-mfa.tsx'
import { ResendCode } from './resend-code.tsx'

/** Asks for the code that was sent. */
export function OtpVerificationScreen() {
  const t = useTranslations()
  return (
    <PendingMfa>
      {({ sent }) =>
        sent ? (
          <StepFrame title={t('code.title')} why={t('code.why', { destination: sent.maskedDestination })}>
            <Stack gap={24}>
              <CodeForm nonceToken={sent.nonceToken} />
              <ResendCode sent={sent} />
              <Link to="/login/choose-mfa">{t('code.other-way')}</Link>
            </Stack>
          </StepFrame>
        ) : (
          <Navigate to="/login/choose-mfa" />
        )
      }
    </PendingMfa>
  )
}
