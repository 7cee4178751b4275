import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { jointEmailChanged } from '../results.ts'

/** `/joint-account/edit-email/success`: the invitation went to the new email. */
export function EditEmailSuccessScreen() {
  const t = useTranslations()
  const { instant } = useFormats()
  const changed = jointEmailChanged.use()
  if (!changed) return <Navigate to="/joint-account/edit-email" />
  return (
    <ResultPage
      tone="success"
      title={t('emailChanged.title')}
      action={
        <ButtonLink to="/joint-account/account-holder" isFullWidth>
          {t('success.holder')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t('emailChanged.text', { email: changed.email })}</p>
        {changed.expiresAt && <p>{t('success.until', { date: instant(changed.expiresAt) })}</p>}
        <p>{t('emailChanged.before')}</p>
      </Stack>
    </ResultPage>
  )
}
