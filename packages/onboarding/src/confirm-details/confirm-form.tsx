import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import * as v from 'valibot'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { useWords } from '../words.ts'

const schema = v.object({
  certify: v.pipe(
    v.boolean(),
    v.check((isChecked) => isChecked, 'confirm.certify.required'),
  ),
})

interface ConfirmFormProps {
  ssnLastFour: string
  /** Throws what was not sent. */
  onSend: () => Promise<void>
}

/** The certification under penalty of perjury, and the sending. */
export function ConfirmForm({ ssnLastFour, onSend }: ConfirmFormProps) {
  const t = useWords()
  const form = useForm({ schema, initial: { certify: false }, translate: t, onSubmit: onSend })
  return (
    <Form form={form}>
      <Stack gap={12}>
        <SectionHeading>{t('confirm.certify.title')}</SectionHeading>
        <CheckboxField
          {...form.field('certify')}
          label={t('confirm.certify.label', { lastFour: ssnLastFour })}
          isOptional={false}
        />
      </Stack>
      {form.failure !== undefined && <FailureNotice title="failure.title.notSent" error={form.failure} />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('confirm.submit')}
      </Button>
    </Form>
  )
}
