import { FailureNotice } from '@coffer/errors/failure-notice'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'

/** Cancellation of an application. `outcome-unknown`: nobody can tell whether it arrived. */
export type Cancellation =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'too-late' }
  | { status: 'outcome-unknown' }
  | { status: 'failed'; error: unknown }

interface CancellationNoticeProps {
  cancellation: Cancellation
  tooLate: { title: string; text: string; action: ReactNode }
  outcomeUnknown: { title: string; text: string }
  /** Title of a failure. */
  failed: string
}

/** Why the application is not cancelled, or that nobody can tell. */
export function CancellationNotice({
  cancellation,
  tooLate,
  outcomeUnknown,
  failed,
}: CancellationNoticeProps) {
  switch (cancellation.status) {
    case 'idle':
    case 'pending':
      return null
    case 'too-late':
      return (
        <Notice severity="warning" title={tooLate.title} action={tooLate.action} isAnnounced>
          {tooLate.text}
        </Notice>
      )
    case 'outcome-unknown':
      return (
        <Notice severity="warning" title={outcomeUnknown.title} isAnnounced>
          {outcomeUnknown.text}
        </Notice>
      )
    case 'failed':
      return <FailureNotice title={failed} error={cancellation.error} />
    default:
      return cancellation satisfies never
  }
}
