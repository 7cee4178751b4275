import type { DepositorProgress } from '@coffer/api-client/depositor'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useRoute } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, type FormState, useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { useChange } from '@coffer/application/changed-notice'
import { useTranslations } from '../messages.ts'

const schema = v.object({
  certify: v.pipe(
    v.boolean(),
    v.check((isChecked) => isChecked, 'confirm.certify.required'),
  ),
})

interface ConfirmFormProps {
  /** What is certified. */
  fields: DepositorProgress['fields']
  /** Throws what was not sent. */
  onSend: () => Promise<void>
}

/** The certification under penalty of perjury, and the sending. */
export function ConfirmForm({ fields, onSend }: ConfirmFormProps) {
  const t = useTranslations()
  const form = useForm({ schema, initial: { certify: false }, translate: t, onSubmit: onSend })
  useCertifiesWhatIsSeen(form, fields)
  return (
    <Form form={form}>
      <Stack gap={12}>
        <SectionHeading>{t('confirm.certify.title')}</SectionHeading>
        <CheckboxField
          {...form.field('certify')}
          label={t('confirm.certify.label', { lastFour: fields.ssnLastFour ?? '' })}
          isOptional={false}
        />
      </Stack>
      {form.failure !== undefined && <FailureNotice title={t('failure.notSent')} error={form.failure} />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('confirm.submit')}
      </Button>
    </Form>
  )
}

type Certification = Pick<FormState<{ certify: boolean }>, 'isBusy' | 'patch'>

/** Details that change while they are looked at, as from another tab, are looked at again before they are certified. */
function useCertifiesWhatIsSeen(
  { isBusy, patch: take }: Certification,
  fields: DepositorProgress['fields'],
): void {
  const { path } = useRoute()
  const { say } = useChange()
  const seen = useRef(fields)
  const look = useEffectEvent((now: DepositorProgress['fields']) => {
    if (seen.current === now) return
    seen.current = now
    take({ certify: false })
    say({ kind: 'review', at: path, isAnswer: false })
  })
  useEffect(() => {
    if (!isBusy) look(fields)
  }, [isBusy, fields])
}
