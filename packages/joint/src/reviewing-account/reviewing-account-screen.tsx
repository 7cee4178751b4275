import { type JointHolder, jointProgressQuery } from '@coffer/api-client/joint'
import { holderState } from '@coffer/domain/joint'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import { HolderApplication } from '../application/holder-application.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByHolder } from '../application/redirect-by-holder.ts'
import { holderName } from '../application/holder-name.ts'
import { useTranslations } from '../messages.ts'

const LOOK_EVERY_MS = 10_000

/** `/joint-account/reviewing-account`: looks while it is open, and goes on once the holder is approved or not. */
export function ReviewingAccountScreen() {
  useQuery({ ...jointProgressQuery(), refetchInterval: LOOK_EVERY_MS })
  return <HolderApplication level={1}>{(holder) => <WhileUnderReview holder={holder} />}</HolderApplication>
}

const destinationOf = (holder: JointHolder | null) =>
  holder && holderState(holder) === 'under-review' ? null : '/joint-account/account-holder'

export const reviewingAccountScreen: RedirectingScreen = {
  Screen: ReviewingAccountScreen,
  redirect: redirectByHolder(destinationOf),
}

/** Until the review ends. */
function WhileUnderReview({ holder }: { holder: JointHolder | null }) {
  const destination = destinationOf(holder)
  useRedirect(destination)
  return holder && destination === null && <UnderReview holder={holder} />
}

/** What the review waits for: its own result, or something that the holder is asked for. */
function waitsFor({ registrationStatus: status }: JointHolder): 'result' | 'holder' {
  return status === null || status === 'IN_REVIEW' ? 'result' : 'holder'
}

function UnderReview({ holder }: { holder: JointHolder }) {
  const t = useTranslations()
  const { fetchStatus, isError } = useQuery({ ...jointProgressQuery(), enabled: false })
  const name = holderName(holder)
  const state = waitsFor(holder)
  return (
    <ResultPage
      tone="waiting"
      title={t('holder.under-review.title', { name })}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('success.home')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/joint-account/account-holder" variant="quiet" isFullWidth>
          {t('success.holder')}
        </ButtonLink>
      }
    >
      <Stack gap={12}>
        <p>{t(`reviewing.${state}.text`, { name })}</p>
        <p>{t(`reviewing.${state}.next`, { name })}</p>
        {(isError || fetchStatus === 'paused') && <Notice severity="info">{t('reviewing.stale')}</Notice>}
      </Stack>
    </ResultPage>
  )
}
