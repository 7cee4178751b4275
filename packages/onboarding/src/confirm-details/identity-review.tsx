import { Reference } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { ProgressBar } from '@coffer/ui-kit/progress-bar'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslations } from '../messages.ts'
import type { Review } from './use-confirmation.ts'

interface IdentityReviewProps {
  review: Review
  onFollow: (requestId: string | null) => void
}

/** The progress of the identity review, or the reason why its state is unknown. */
export function IdentityReview({ review, onFollow }: IdentityReviewProps) {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  )
  if (review.status !== 'following') return <Stopped review={review} onFollow={onFollow} />
  return <Following isOnline={isOnline} />
}

function Following({ isOnline }: { isOnline: boolean }) {
  const t = useTranslations()
  const state = isOnline ? 'checking' : 'checking.offline'
  return (
    <ResultPage tone="waiting" title={t(`${state}.title`)}>
      <Stack gap={16}>
        <p>{t(`${state}.text`)}</p>
        {/* Indeterminate, because the provider reports no progress and elapsed time is no measure of it. */}
        <ProgressBar label={t('checking.progress')} />
        <p>{t('checking.stay')}</p>
      </Stack>
    </ResultPage>
  )
}

interface StoppedProps extends IdentityReviewProps {
  review: Exclude<Review, { status: 'following' }>
}

function Stopped({ review, onFollow }: StoppedProps) {
  const t = useTranslations()
  return (
    <ResultPage
      tone="info"
      title={t(`checking.${review.status}.title`)}
      action={
        <Button onPress={() => onFollow(review.requestId)} isFullWidth>
          {t('checking.look')}
        </Button>
      }
      secondary={
        <ButtonLink to="/registration/message-center/add-new-message" variant="quiet">
          {t('checking.support')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t(`checking.${review.status}.text`)}</p>
        {review.status === 'lost' && <Reference of={failureOf(review.error)} />}
      </Stack>
    </ResultPage>
  )
}
