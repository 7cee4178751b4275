import { Link } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { RegisterForm } from './register-form.tsx'

/** `/registration`: the credentials, which are the first of the four stages. */
export function RegisterScreen() {
  const t = useTranslations()
  return (
    <StepFrame title={t('register.title')} why={t('register.why')}>
      <Stack gap={32}>
        <RegisterForm />
        <p>
          <span>{t('register.question')}</span> <Link to="/login">{t('log-in.link')}</Link>
        </p>
      </Stack>
    </StepFrame>
  )
}
