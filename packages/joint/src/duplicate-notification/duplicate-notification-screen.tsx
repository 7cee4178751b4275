import { jointProgressQuery } from '@coffer/api-client/joint'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { isStepOpen } from '../application/current-screen.ts'
import { useTranslations } from '../messages.ts'

/** `/joint-account/duplicate-notification`: the number belongs to somebody the bank knows already. */
export function DuplicateNotificationScreen() {
  const t = useTranslations()
  const { data: holder, error } = useQuery(jointProgressQuery())
  const mayCorrect = holder && isStepOpen('personal-information', holder)
  return (
    <ResultPage
      tone="info"
      title={t('duplicate.title')}
      action={
        <ButtonLink
          to={mayCorrect ? '/joint-account/personal-information' : '/joint-account/account-holder'}
          isFullWidth
        >
          {t(mayCorrect ? 'duplicate.correct' : 'duplicate.holder')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink
          to="/message-center/add-new-message"
          search={{ topic: 'joint' }}
          variant="quiet"
          isFullWidth
        >
          {t('contactUs')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <ForbiddenNotice errors={[error]} />
        <p>{t('duplicate.text')}</p>
        <p>{t('duplicate.next')}</p>
      </Stack>
    </ResultPage>
  )
}
