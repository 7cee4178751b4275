import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import type { SubmissionState } from '@coffer/forms/submission'
import { useBranding } from '@coffer/session/branding'
import { Button } from '@coffer/ui-kit/button'
import { Notice } from '@coffer/ui-kit/notice'
import { UploadProgress } from '@coffer/ui-kit/upload-progress'
import { useTranslations } from '../messages.ts'
import type { MessageSubmission } from './use-message-submission.ts'

interface SubmissionStatusProps {
  submission: MessageSubmission
  /** Progress is shown only for files, since text alone is uploaded at once. */
  hasFiles: boolean
}

/** The progress of a message, its rejection, or whether it was delivered after a lost response. */
export function SubmissionStatus({ submission, hasFiles }: SubmissionStatusProps) {
  const t = useTranslations()
  const { state, fraction, isCanceled, cancel } = submission
  switch (state.status) {
    case 'idle':
      return (
        isCanceled && (
          <Notice severity="info" title={t('sending.cancelled.title')} isAnnounced>
            {t('sending.cancelled.text')}
          </Notice>
        )
      )
    case 'pending':
      if (state.phase === 'verifying') return <DeliveryNotice check="pending" />
      return hasFiles && <UploadProgress fraction={fraction} label={t('sending.label')} onCancel={cancel} />
    case 'rejected':
      return <RejectionNotice error={state.error} />
    case 'outcome-unknown':
      return <DeliveryNotice check={toCheck(state)} onCheck={submission.check} />
    case 'done':
      return null
    default:
      return state satisfies never
  }
}

type Check = 'pending' | 'failed' | 'not-found'

/** A message sent on an earlier visit is checked as soon as its form opens. */
const toCheck = ({ verification, error }: Extract<SubmissionState, { status: 'outcome-unknown' }>): Check =>
  verification === 'none' ? (error === undefined ? 'pending' : 'failed') : verification

function DeliveryNotice({ check, onCheck }: { check: Check; onCheck?: () => Promise<void> }) {
  const t = useTranslations()
  return (
    <Notice
      severity="warning"
      title={t(`sending.check.${check}.title`)}
      isAnnounced
      action={
        check === 'failed' && (
          <Button variant="secondary" onPress={() => void onCheck?.()}>
            {t('sending.check.now')}
          </Button>
        )
      }
    >
      {t(`sending.check.${check}.text`)}
    </Notice>
  )
}

/** For a depositor who may not send messages, the reason names another way to contact the bank. */
function RejectionNotice({ error }: { error: unknown }) {
  const t = useTranslations()
  const { emails } = useBranding()
  const { kind } = failureOf(error)
  const hasOwnReason = kind === 'forbidden' || kind === 'too-large'
  return (
    <FailureNotice
      error={error}
      title={t('failure.title')}
      kept="typed"
      reason={hasOwnReason ? t(`failure.${kind}`, { email: emails.support }) : undefined}
    />
  )
}

/** Whether a message can be sent now: not while the outcome of the last one is unknown. */
export const isSendable = (state: SubmissionState): boolean =>
  state.status === 'outcome-unknown' ? state.verification === 'not-found' : state.status !== 'pending'
