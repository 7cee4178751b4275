import type { Deposit } from '@coffer/api-client/transfers'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { FormPage } from '../transfer/form-page.tsx'
import { ReviewList, type ReviewRow } from '../transfer/review-list.tsx'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import type { SubmissionState } from '@coffer/forms/submission'
import { useTranslations } from '../messages.ts'

interface DepositReviewProps {
  form: FormBinding
  deposit: Deposit
  rows: readonly ReviewRow[]
  state: SubmissionState
  onBack: () => void
}

/** The review before a deposit is submitted. */
export function DepositReview({ form, deposit, rows, state, onBack }: DepositReviewProps) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const isBusy = state.status === 'pending'
  const kind = deposit.startDate === null ? 'now' : deposit.frequency === 'once' ? 'date' : 'repeating'
  const values = {
    amount: money(deposit.amount),
    date: deposit.startDate === null ? '' : weekdayDate(deposit.startDate),
  }
  return (
    <FocusOnMount>
      <FormPage title={t('deposit.review.title')} lead={t('review.why')}>
        <Form form={form} label={t('deposit.review.title')}>
          <ReviewList label={t('deposit.review.title')} rows={rows} />
          <p>{t(`deposit.authorize.${kind}`, values)}</p>
          <SubmissionNotice state={state} rejected="deposit.refused" />
          <Stack gap={12}>
            <Button type="submit" isBusy={isBusy} isFullWidth>
              {t(kind === 'now' ? 'deposit.submit' : 'deposit.schedule', values)}
            </Button>
            <Button variant="quiet" onPress={onBack} isDisabled={isBusy} isFullWidth>
              {t('review.back')}
            </Button>
          </Stack>
        </Form>
      </FormPage>
    </FocusOnMount>
  )
}
