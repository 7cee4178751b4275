import { FailureNotice, NotMoved } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { isKeyTaken } from '@coffer/forms/idempotent-submission'
import type { SubmissionState } from '@coffer/forms/submission'
import { Link } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { type Key, useTranslations } from '../messages.ts'

interface SubmissionNoticeProps {
  state: SubmissionState
  /** Title after a rejection, such as "Your deposit didn't start"; a general one by default. */
  rejected?: Key
}

/** The state of the submission, shown on the form. */
export function SubmissionNotice({ state, rejected }: SubmissionNoticeProps) {
  const t = useTranslations()
  if (state.status === 'rejected') {
    return (
      <FailureNotice {...(rejected && { title: t(rejected) })} error={state.error} kept="typed">
        {isKeyTaken(failureOf(state.error)) ? (
          <p>
            <Link to="/dashboard/transactions-list">{t('transactions.see')}</Link>
          </p>
        ) : (
          <NotMoved />
        )}
      </FailureNotice>
    )
  }
  if (state.status !== 'pending' || !state.isLong) return null
  return (
    <Notice severity="info" title={t('following.title')} isAnnounced>
      <Stack gap={8}>
        <p>{t('following.body')}</p>
        <p>
          <Link to="/dashboard/transactions-list">{t('transactions.see')}</Link>
        </p>
      </Stack>
    </Notice>
  )
}
