import { ButtonLink, Link } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { TextAnchor } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useWords } from '../words.ts'

/** `/registration/duplicate-notification`: the number is on file already. The page has no footer, so help is here. */
export function DuplicateNotificationScreen() {
  const t = useWords()
  const { emails } = useBranding()
  return (
    <ResultPage
      tone="info"
      title={t('duplicate.title')}
      action={
        <ButtonLink to="/logout" isFullWidth>
          {t('duplicate.action')}
        </ButtonLink>
      }
      secondary={<Link to="/registration/basic-information">{t('duplicate.correct')}</Link>}
    >
      <Stack gap={12}>
        <p>{t('duplicate.text')}</p>
        <p>{t('duplicate.next')}</p>
        <p>
          {t('duplicate.help')} <TextAnchor href={`mailto:${emails.support}`}>{emails.support}</TextAnchor>
        </p>
        <p>{t('duplicate.careful')}</p>
      </Stack>
    </ResultPage>
  )
}
