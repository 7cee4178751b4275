import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'
import { jointInvited } from '../results.ts'

/** `/joint-account/success`: the invitation is out, what happens next, and until when. */
export function SuccessScreen() {
  const t = useTranslations()
  const { instant } = useFormats()
  const sent = jointInvited.use()
  if (!sent) return <Navigate to="/joint-account/account-holder" />
  return (
    <ResultPage
      tone="success"
      title={t('success.title')}
      action={
        <ButtonLink to="/joint-account/account-holder" isFullWidth>
          {t('success.holder')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard" variant="quiet" isFullWidth>
          {t('success.home')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t('success.text', { email: sent.email })}</p>
        {sent.expiresAt && <p>{t('success.until', { date: instant(sent.expiresAt) })}</p>}
        <p>{t('success.next')}</p>
      </Stack>
    </ResultPage>
  )
}
