import { ButtonLink } from '@coffer/router/link'
import { resetRequested } from '@coffer/router/access-results'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** Confirms that a link was asked for, without saying whether the email is known. */
export function SentScreen() {
  const t = useTranslations()
  const requested = resetRequested.use()
  return (
    <ResultPage
      tone="waiting"
      title={t('sent.title')}
      action={
        <ButtonLink to="/login" variant="secondary">
          {t('forgot.back')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/login/forgot-password" variant="quiet">
          {t('sent.again')}
        </ButtonLink>
      }
    >
      <Stack>
        {requested && <p>{t('sent.text', { email: requested.email })}</p>}
        <p>{t('sent.spam')}</p>
      </Stack>
    </ResultPage>
  )
}
