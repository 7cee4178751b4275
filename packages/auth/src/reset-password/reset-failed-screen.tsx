import { ButtonLink } from '@coffer/router/link'
import { resetFailed } from '@coffer/router/access-results'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** The new password was not taken, and the way to start again. */
export function ResetFailedScreen() {
  const t = useTranslations()
  const failed = resetFailed.use()
  return (
    <ResultPage
      tone="failed"
      title={t('reset-failed.title')}
      action={<ButtonLink to="/login/forgot-password">{t('reset-failed.again')}</ButtonLink>}
      secondary={
        <ButtonLink to="/login" variant="quiet">
          {t('forgot.back')}
        </ButtonLink>
      }
    >
      <Stack>
        {failed?.message && <p>{failed.message}</p>}
        <p>{t('reset-failed.text')}</p>
      </Stack>
    </ResultPage>
  )
}
