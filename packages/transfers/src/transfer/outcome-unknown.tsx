import { Reference } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { useErrorMessage } from '@coffer/errors/use-error-message'
import { Button } from '@coffer/ui-kit/button'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { FormPage } from './form-page.tsx'
import { useTranslations } from '../messages.ts'
import { ReviewList, type ReviewRow } from './review-list.tsx'
import { SubmissionNotice } from './submission-notice.tsx'
import type { Submission } from '@coffer/forms/submission'

interface OutcomeUnknownProps<Body extends object> {
  title: string
  rows: readonly ReviewRow[]
  submission: Submission<Body>
  body: Body
  /** Abandons this submission for an empty form. */
  onStartOver: () => void
}

/**
 * Shown after a lost response: the request may have arrived. Links to the transactions and offers to send the same
 * idempotent request again, which is why it cannot be edited here.
 */
export function OutcomeUnknown<Body extends object>({
  title,
  rows,
  submission,
  body,
  onStartOver,
}: OutcomeUnknownProps<Body>) {
  const t = useTranslations()
  const text = useErrorMessage()
  const { state } = submission
  const failure =
    state.status === 'outcome-unknown' && state.error !== undefined ? failureOf(state.error) : null
  const isBusy = state.status === 'pending'
  return (
    <FocusOnMount>
      <FormPage title={title} lead={t('unconfirmed.why')}>
        <ReviewList label={t('unconfirmed.sent')} rows={rows.map(({ label, value }) => ({ label, value }))} />
        <Notice severity="warning" title={t('unconfirmed.title')} isAnnounced>
          <Stack gap={8}>
            <p>{t('unconfirmed.body')}</p>
            {failure && <p>{text(failure)}</p>}
            {failure && <Reference of={failure} />}
          </Stack>
        </Notice>
        <SubmissionNotice state={state} />
        <Stack gap={12}>
          <ButtonLink to="/dashboard/transactions-list" isFullWidth>
            {t('unconfirmed.look')}
          </ButtonLink>
          <Button
            variant="secondary"
            onPress={() => void submission.submit(body)}
            isBusy={isBusy}
            isFullWidth
          >
            {t('unconfirmed.again')}
          </Button>
          <Button
            variant="quiet"
            onPress={() => {
              submission.abandon()
              onStartOver()
            }}
            isDisabled={isBusy}
            isFullWidth
          >
            {t('unconfirmed.dismiss')}
          </Button>
        </Stack>
      </FormPage>
    </FocusOnMount>
  )
}
