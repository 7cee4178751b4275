import type { JointHolder } from '@coffer/api-client/joint'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useChange } from '@coffer/application/changed-notice'
import { useRoute } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { Form, type FormState, useForm } from '@coffer/ui-kit/form'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'
import { nameOf } from '../application/name.ts'
import { useTranslations } from '../messages.ts'

const schema = v.object({
  certify: v.pipe(
    v.boolean(),
    v.check((isChecked) => isChecked, 'confirm.certify.required'),
  ),
})

interface InviteFormProps {
  /** Who is certified, as shown. */
  holder: JointHolder
  /** Throws what was not sent. */
  onSend: () => Promise<void>
}

/** That the details are right and the person knows of them, and the sending. */
export function InviteForm({ holder, onSend }: InviteFormProps) {
  const t = useTranslations()
  const form = useForm({ schema, initial: { certify: false }, translate: t, onSubmit: onSend })
  useCertifiesWhatIsSeen(form, holder.revision ?? JSON.stringify(holder.fields))
  return (
    <Form form={form}>
      <Stack gap={12}>
        <SectionHeading>{t('confirm.certify.title')}</SectionHeading>
        <p>{t('confirm.next', { email: holder.email })}</p>
        <CheckboxField
          {...form.field('certify')}
          label={t('confirm.certify.label', { name: nameOf(holder) })}
          isOptional={false}
        />
      </Stack>
      {form.failure !== undefined && <FailureNotice title={t('confirm.notSent')} error={form.failure} />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('confirm.submit')}
      </Button>
    </Form>
  )
}

type Certification = Pick<FormState<{ certify: boolean }>, 'isBusy' | 'patch'>

/** Details that change while they are looked at, as from another tab, are looked at again before they are certified. */
function useCertifiesWhatIsSeen({ isBusy, patch: take }: Certification, shown: string): void {
  const { path } = useRoute()
  const { say } = useChange()
  const seen = useRef(shown)
  const look = useEffectEvent((now: string) => {
    if (seen.current === now) return
    seen.current = now
    take({ certify: false })
    say({ kind: 'review', at: path, isAnswer: false })
  })
  useEffect(() => {
    if (!isBusy) look(shown)
  }, [isBusy, shown])
}
