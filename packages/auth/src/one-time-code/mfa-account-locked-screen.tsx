import { ButtonLink } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useTranslations } from '../messages.ts'

/** Too many wrong codes: what happened and how to get help. */
export function MfaAccountLockedScreen() {
  const t = useTranslations()
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
        <p>{t('locked.help')}</p>
        <Cluster gap={24}>
          <TextAnchor href={`tel:${phoneSupport.replaceAll(/\D/g, '')}`}>{phoneSupport}</TextAnchor>
          <TextAnchor href={`mailto:${emails.support}`}>{emails.support}</TextAnchor>
        </Cluster>
      </Stack>
    </ResultPage>
  )
}
