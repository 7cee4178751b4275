import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { FormPage } from '../transfer/form-page.tsx'
import { ReviewList, type ReviewRow } from '../transfer/review-list.tsx'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import type { SubmissionState } from '@coffer/forms/submission'
import { useTranslations } from '../messages.ts'

interface EditReviewProps {
  form: FormBinding
  rows: readonly ReviewRow[]
  state: SubmissionState
  onBack: () => void
}

/** The new schedule beside the old one. */
export function EditReview({ form, rows, state, onBack }: EditReviewProps) {
  const t = useTranslations()
  const isBusy = state.status === 'pending'
  return (
    <FocusOnMount>
      <FormPage title={t('edit.review.title')} lead={t('edit.review.why')}>
        <Form form={form} label={t('edit.review.title')}>
          <ReviewList label={t('edit.review.title')} rows={rows} />
          <SubmissionNotice state={state} rejected="edit.refused" />
          <Stack gap={12}>
            <Button type="submit" isBusy={isBusy} isFullWidth>
              {t('edit.submit')}
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
