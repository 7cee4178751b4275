import type { Closing } from '@coffer/api-client/transfers'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import * as v from 'valibot'
import { SubmissionNotice } from '../transfer/submission-notice.tsx'
import type { Submission } from '@coffer/forms/submission'
import { type Key, useTranslations } from '../messages.ts'

const schema = v.object({
  understood: v.pipe(
    v.boolean(),
    v.check((isTicked) => isTicked, 'close.confirm.problem'),
  ),
})

interface ClosingFormProps {
  submission: Submission<Closing>
  closing: Closing
  onBack: () => void
}

/** The confirmation of closing. */
export function ClosingForm({ submission, closing, onBack }: ClosingFormProps) {
  const t = useTranslations()
  const form = useForm({
    schema,
    initial: { understood: false },
    translate: (key: Key) => t(key),
    onSubmit: async () => {
      await submission.submit(closing)
    },
  })
  const isBusy = submission.state.status === 'pending'
  return (
    <Form form={form} label={t('close.title')}>
      <CheckboxField {...form.field('understood')} label={t('close.confirm.label')} isOptional={false} />
      <SubmissionNotice state={submission.state} rejected="close.refused" />
      <Stack gap={12}>
        <Button type="submit" variant="danger" isBusy={isBusy} isFullWidth>
          {t('close.submit')}
        </Button>
        <ButtonLink to="/dashboard" variant="secondary" isFullWidth>
          {t('close.keep')}
        </ButtonLink>
        <Button variant="quiet" onPress={onBack} isDisabled={isBusy} isFullWidth>
          {t('review.back')}
        </Button>
      </Stack>
    </Form>
  )
}
