import type { FieldErrors } from '@coffer/errors/field-errors'
import type { SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useRoute } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, type FormState, useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { reportRemoteChange } from '../remote-change/remote-change.ts'

const createSchema = (required: string) =>
  v.object({
    certify: v.pipe(
      v.boolean(),
      v.check((isChecked) => isChecked, required),
    ),
  })

interface CertificationText {
  title: string
  label: string
  /** Error of an unchecked box. */
  required: string
  submit: string
  /** Title of a rejection. */
  rejected: string
}

interface CertificationFormProps {
  /** The certified details: when this value changes, they have to be certified again. */
  certified: unknown
  text: CertificationText
  /** Explains what happens after sending. */
  children?: ReactNode
  state: SubmissionState
  onSend: () => Promise<FieldErrors | undefined>
}

/** The certification that the reviewed details are right, and the button that sends them. */
export function CertificationForm({ certified, text, children, state, onSend }: CertificationFormProps) {
  const form = useForm({
    schema: createSchema(text.required),
    initial: { certify: false },
    translate: (message) => message,
    onSubmit: onSend,
  })
  useResetCertification(form, certified)
  return (
    <Form form={form}>
      <Stack gap={12}>
        <SectionHeading>{text.title}</SectionHeading>
        {children}
        <CheckboxField {...form.field('certify')} label={text.label} isOptional={false} />
      </Stack>
      <SubmissionNotice title={text.rejected} state={state} />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {text.submit}
      </Button>
    </Form>
  )
}

type Certification = Pick<FormState<{ certify: boolean }>, 'isBusy' | 'patch'>

/** If another tab or device changes details under review, they have to be reviewed again before they are certified. */
function useResetCertification({ isBusy, patch }: Certification, certified: unknown): void {
  const { path } = useRoute()
  const reviewed = useRef(certified)
  const reset = useEffectEvent((now: unknown) => {
    if (reviewed.current === now) return
    reviewed.current = now
    patch({ certify: false })
    reportRemoteChange({ effect: 'review', path, isAnswer: false })
  })
  useEffect(() => {
    if (!isBusy) reset(certified)
  }, [isBusy, certified])
}
