import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { isBeingChecked } from '@coffer/domain/access'
import { reviewDestination } from '@coffer/domain/destinations'
import { ButtonLink, useNavigate } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { OwnApplication } from '../application/own-application.tsx'
import { useApplicationStatus } from '../application/use-application-status.ts'
import { useTranslations } from '../messages.ts'

const REFETCH_INTERVAL_MS = 5000
const here = '/registration/reviewing-account'

/** `/registration/reviewing-account`: polls the progress while mounted, and redirects when the review has a result. */
export function ReviewingAccountScreen() {
  const navigate = useNavigate()
  const { invalidate } = useApplicationStatus()
  const { data } = useQuery({ ...progressQuery(), refetchInterval: REFETCH_INTERVAL_MS })
  const destination = data ? (reviewDestination(data) ?? here) : here

  useEffect(() => {
    if (destination === here) return
    // Invalidated first, because the guard of the next screen would otherwise use the cached status.
    void invalidate().then(() => navigate(destination, { replace: true }))
  }, [destination, navigate, invalidate])

  return <OwnApplication level={1}>{(progress) => <Waiting state={reviewState(progress)} />}</OwnApplication>
}

type State = 'checked' | 'reviewed' | 'needed'

/** `checked` automatically, `reviewed` by a person, or documents are `needed`. */
function reviewState(progress: DepositorProgress): State {
  if (isBeingChecked(progress)) return 'checked'
  return progress.missingDocuments.length > 0 ? 'needed' : 'reviewed'
}

function Waiting({ state }: { state: State }) {
  const t = useTranslations()
  const progress = useQuery(progressQuery())
  return (
    <ResultPage
      tone="waiting"
      title={t(state === 'checked' ? 'checking.title' : 'reviewing.title')}
      action={
        state === 'needed' ? (
          <ButtonLink to="/registration/additional-info" isFullWidth>
            {t('reviewing.needed.action')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/registration/message-center/add-new-message" variant="secondary" isFullWidth>
            {t('reviewing.message')}
          </ButtonLink>
        )
      }
      secondary={
        <>
          <ButtonLink to="/logout" variant="quiet" isFullWidth>
            {t('reviewing.leave')}
          </ButtonLink>
          <ButtonLink to="/registration/cancel-account-open" variant="quiet" isFullWidth>
            {t('cancel.link')}
          </ButtonLink>
        </>
      }
    >
      <Stack gap={12}>
        <p>{t(`reviewing.${state}.text`)}</p>
        <p>{t(`reviewing.${state}.next`)}</p>
        {progress.fetchStatus === 'paused' ? (
          <Notice severity="info">{t('reviewing.offline')}</Notice>
        ) : (
          progress.isError && <Notice severity="info">{t('reviewing.stale')}</Notice>
        )}
      </Stack>
    </ResultPage>
  )
}
