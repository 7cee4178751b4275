import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { jointEmailUnchanged } from '../results.ts'

/** `/joint-account/edit-email/failed`: nothing was changed, why, and what to do. */
export function EditEmailFailedScreen() {
  const t = useTranslations()
  const unchanged = jointEmailUnchanged.use()
  if (!unchanged) return <Navigate to="/joint-account/edit-email" />
  const { reason, message, email } = unchanged
  return (
    <ResultPage
      tone="failed"
      title={t('emailUnchanged.title')}
      action={
        <ButtonLink to="/joint-account/edit-email" isFullWidth>
          {t('emailUnchanged.again')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/joint-account/account-holder" variant="quiet" isFullWidth>
          {t('success.holder')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t('emailUnchanged.text', { email })}</p>
        <p>{message ?? t(`emailUnchanged.${reason}`)}</p>
      </Stack>
    </ResultPage>
  )
}
