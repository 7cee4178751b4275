import { type JointHolder, jointProgressQuery } from '@coffer/api-client/joint'
import { holderState } from '@coffer/domain/joint'
import { resultReport } from '@coffer/router/result-screen'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { HolderApplication } from '../application/holder-application.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useRedirect } from '@coffer/router/use-redirect'
import { redirectByHolder } from '../application/redirect-by-holder.ts'
import { holderName } from '../application/holder-name.ts'
import { messages, useTranslations } from '../messages.ts'

const POLL_INTERVAL_MS = 10_000

/** `/joint-account/reviewing-account`: polls while mounted, and redirects when the review ends. */
export function ReviewingAccountScreen() {
  useQuery({ ...jointProgressQuery(), refetchInterval: POLL_INTERVAL_MS })
  return <HolderApplication level={1}>{(holder) => <WhileUnderReview holder={holder} />}</HolderApplication>
}

const redirectTarget = (holder: JointHolder | null) =>
  holder && holderState(holder) === 'under-review' ? null : '/joint-account/account-holder'

export const reviewingAccountScreen: RedirectingScreen = {
  Screen: ReviewingAccountScreen,
  redirect: redirectByHolder(redirectTarget),
}

/** Renders until the review ends. */
function WhileUnderReview({ holder }: { holder: JointHolder | null }) {
  const destination = redirectTarget(holder)
  useRedirect(destination)
  return holder && destination === null && <UnderReview value={holder} />
}

/** Whether the review waits for its own result or for documents of the holder. */
function waitsFor({ registrationStatus: status }: JointHolder): 'result' | 'holder' {
  return status === null || status === 'IN_REVIEW' ? 'result' : 'holder'
}

const UnderReview = resultReport(messages, {
  tone: 'waiting',
  title: (holder: JointHolder) => ['holder.under-review.title', { name: holderName(holder) }],
  body: (holder) => [
    [`reviewing.${waitsFor(holder)}.text`, { name: holderName(holder) }],
    [`reviewing.${waitsFor(holder)}.next`, { name: holderName(holder) }],
  ],
  gap: 12,
  Details: StaleNotice,
  action: { to: '/dashboard', label: 'success.home' },
  secondary: { to: '/joint-account/account-holder', label: 'success.holder' },
})

function StaleNotice() {
  const t = useTranslations()
  const { fetchStatus, isError } = useQuery({ ...jointProgressQuery(), enabled: false })
  return (isError || fetchStatus === 'paused') && <Notice severity="info">{t('reviewing.stale')}</Notice>
}
