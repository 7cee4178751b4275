import type { Account } from '@coffer/api-client/accounts'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { UsedGoals } from '../goals/used-goals.tsx'
import { FormPage } from '../transfer/form-page.tsx'
import { ReviewList, type ReviewRow } from '../transfer/review-list.tsx'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import type { SubmissionState } from '@coffer/forms/submission'
import { useTranslations } from '../messages.ts'

interface WithdrawReviewProps {
  form: FormBinding
  account: Account
  /** Cents. */
  amount: number
  rows: readonly ReviewRow[]
  state: SubmissionState
  onBack: () => void
}

/** The review before a withdrawal is submitted. */
export function WithdrawReview({ form, account, amount, rows, state, onBack }: WithdrawReviewProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const isBusy = state.status === 'pending'
  return (
    <FocusOnMount>
      <FormPage title={t('withdraw.review.title')} lead={t('review.why')}>
        <Form form={form} label={t('withdraw.review.title')}>
          <ReviewList label={t('withdraw.review.title')} rows={rows} />
          <UsedGoals account={account} amount={amount} />
          <SubmissionNotice state={state} rejected="withdraw.refused" />
          <Stack gap={12}>
            <Button type="submit" isBusy={isBusy} isFullWidth>
              {t('withdraw.submit', { amount: money(amount) })}
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
