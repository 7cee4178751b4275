import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { FailureNotice, Reference } from '@coffer/errors/failure-notice'
import { isDefinitiveRejection } from '@coffer/errors/definitive-rejection'
import { failureOf } from '@coffer/errors/failure-of'
import { useTranslations } from '@coffer/errors/messages'
import { useErrorMessage } from '@coffer/errors/use-error-message'
import type { SubmissionState } from './submission.ts'

interface SubmissionNoticeProps {
  state: SubmissionState
  /** The action that did not happen; shown only after a definitive rejection. */
  title?: string | undefined
  /** The reason of a rejection, if a screen knows more than the kind of failure. */
  reason?: string | undefined
  /**
   * The possible outcomes and the next action. By default a verified submission promises that nothing is done twice.
   */
  unknown?: { title: string; body: string } | undefined
  /** What the form still has. */
  kept?: 'typed' | 'files' | undefined
  /** Content before the reason of a rejection, such as that money has not moved. */
  children?: ReactNode
  action?: ReactNode
}

/** The notice of a submission that was rejected, or whose outcome is unknown. */
export function SubmissionNotice({ state, unknown, kept, children, ...notice }: SubmissionNoticeProps) {
  const t = useTranslations()
  const text = useErrorMessage()
  if (state.status === 'rejected') {
    return (
      <FailureNotice {...notice} error={state.error} kept={kept}>
        {children}
      </FailureNotice>
    )
  }
  if (state.status !== 'outcome-unknown') return null
  if (state.verification === 'not-found') {
    return (
      <FailureNotice {...notice} error={state.error} kept={kept}>
        {children}
        <p>{t('unknown.not-found')}</p>
      </FailureNotice>
    )
  }
  const failure = state.error === undefined ? null : failureOf(state.error)
  return (
    <Notice
      severity="warning"
      title={unknown?.title ?? t('unknown.title')}
      action={notice.action}
      isAnnounced
    >
      <Stack gap={8}>
        <p>{unknown?.body ?? t('unknown.body')}</p>
        {!unknown && state.verification !== 'none' && <p>{t('unknown.once')}</p>}
        {failure && isDefinitiveRejection(failure) && <p>{notice.reason ?? text(failure)}</p>}
        {kept && <p>{t(`kept.${kept}`)}</p>}
        {failure && <Reference of={failure} />}
      </Stack>
    </Notice>
  )
}
