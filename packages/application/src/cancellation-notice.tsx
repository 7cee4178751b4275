import { failureOf } from '@coffer/errors/failure-of'
import type { SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'

interface CancellationNoticeProps {
  state: SubmissionState
  tooLate: { title: string; text: string; action: ReactNode }
  /** Title of a rejection. */
  title: string
  /** The possible outcomes, if the outcome cannot be verified. */
  unknown?: { title: string; body: string }
}

/** Whether the application can no longer be cancelled. */
export const isTooLateToCancel = (state: SubmissionState): boolean =>
  state.status === 'rejected' && failureOf(state.error).kind === 'forbidden'

/** Explains why an application is not cancelled, or that the outcome is unknown. */
export function CancellationNotice({ state, tooLate, ...notice }: CancellationNoticeProps) {
  if (!isTooLateToCancel(state)) return <SubmissionNotice {...notice} state={state} />
  return (
    <Notice severity="warning" title={tooLate.title} action={tooLate.action} isAnnounced>
      {tooLate.text}
    </Notice>
  )
}
