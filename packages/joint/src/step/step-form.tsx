import { failedSubmission } from '@coffer/errors/failed-submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface StepFormProps {
  form: FormBinding & { failure: unknown }
  children: ReactNode
}

/** The form of a step: its fields, what went wrong, and the one button. */
export function StepForm({ form, children }: StepFormProps) {
  const t = useTranslations()
  return (
    <Form form={form}>
      {children}
      {form.failure !== undefined && (
        <SubmissionNotice title={t('step.notSaved')} state={failedSubmission(form.failure)} kept="typed" />
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('step.save')}
      </Button>
    </Form>
  )
}
