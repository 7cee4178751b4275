import { ButtonLink } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useWords } from '../words.ts'

/** Too many wrong codes: what happened and how to get help. */
export function MfaAccountLockedScreen() {
  const t = useWords()
  const { emails, phoneSupport } = useBranding()
  return (
    <ResultPage
      tone="failed"
      title={t('locked.title')}
      action={<ButtonLink to="/login/forgot-password">{t('locked.reset')}</ButtonLink>}
      secondary={
        <ButtonLink to="/logout" variant="quiet">
          {t('locked.log-out')}
        </ButtonLink>
      }
    >
      <Stack>
        <p>{t('locked.text')}</p>
        <p>{t('locked.help', { phone: phoneSupport, email: emails.support })}</p>
      </Stack>
    </ResultPage>
  )
}
