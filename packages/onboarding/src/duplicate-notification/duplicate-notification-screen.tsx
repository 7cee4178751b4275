import { depositorQuery } from '@coffer/api-client/depositor'
import { isStepOpen } from '@coffer/domain/access'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { Support } from '../application/support.tsx'
import { useTranslations } from '../messages.ts'

/** `/registration/duplicate-notification`: the number is on file already. The page has no footer, so help is here. */
export function DuplicateNotificationScreen() {
  const t = useTranslations()
  const { data: depositor } = useQuery(depositorQuery())
  const mayCorrect = depositor !== undefined && isStepOpen(depositor.lastStep, 'basic')
  return (
    <ResultPage
      tone="info"
      title={t('duplicate.title')}
      action={
        <ButtonLink to="/logout" isFullWidth>
          {t('duplicate.action')}
        </ButtonLink>
      }
      secondary={
        mayCorrect && (
          <ButtonLink to="/registration/basic-information" variant="quiet" isFullWidth>
            {t('duplicate.correct')}
          </ButtonLink>
        )
      }
    >
      <Stack gap={12}>
        <p>{t('duplicate.text')}</p>
        <p>{t('duplicate.next')}</p>
        <p>{t('duplicate.help')}</p>
        <Support />
        <p>{t('duplicate.careful')}</p>
      </Stack>
    </ResultPage>
  )
}
