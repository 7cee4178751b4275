import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { userUnchanged } from '../results.ts'

/** `/my-account/edit-user-info/failed`: what is not changed, why, and the way to try again. */
export function NotChangedScreen() {
  const t = useTranslations()
  const unchanged = userUnchanged.use()
  if (!unchanged) return <Navigate to="/my-account/edit-user-info" />
  const { of, reason, message } = unchanged
  const isLocked = reason === 'locked'
  return (
    <ResultPage
      tone="failed"
      title={t(`unchanged.${of}.title`)}
      action={
        isLocked ? (
          <ButtonLink to="/mfa-account-locked" isFullWidth>
            {t('locked.what-to-do')}
          </ButtonLink>
        ) : (
          <ButtonLink to={`/my-account/edit-user-info/${of}`} isFullWidth>
            {t('unchanged.again')}
          </ButtonLink>
        )
      }
      secondary={
        <ButtonLink to="/my-account" variant="quiet" isFullWidth>
          {t('back.my-account')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{isLocked ? t('unchanged.locked') : (message ?? t('unchanged.refused'))}</p>
        <p>{t(`unchanged.${of}.still`)}</p>
      </Stack>
    </ResultPage>
  )
}
