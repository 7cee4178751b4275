import type { SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import type { ReactNode } from 'react'
import { type Perspective, useApplicationTranslations } from '../messages.ts'

interface StepFormProps {
  form: FormBinding & { submission: SubmissionState }
  perspective?: Perspective
  children: ReactNode
}

/** The form of a step: its fields, the error of the last save, and the submit button. */
export function StepForm({ form, perspective = 'own', children }: StepFormProps) {
  const t = useApplicationTranslations(perspective)
  return (
    <Form form={form}>
      {children}
      <SubmissionNotice title={t('step.notSaved')} state={form.submission} kept="typed" />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('step.save')}
      </Button>
    </Form>
  )
}
