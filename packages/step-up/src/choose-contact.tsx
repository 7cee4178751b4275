import { type CodeSent, selectMfa } from '@coffer/api-client/auth'
import { formatPhone } from '@coffer/domain/phone'
import { type MfaType, mfaTypes } from '@coffer/domain/status'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField, type RadioOption } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { useTranslations } from './messages.ts'

const schema = v.object({ type: v.picklist(mfaTypes) })

interface ChooseContactProps {
  email: string
  /** Ten digits; null if there is no number. */
  phone: string | null
  onSent: (sent: CodeSent) => void
  onCancel: () => void
}

/** The choice of where to send the code; text message is the default if there is a number. */
export function ChooseContact({ email, phone, onSent, onCancel }: ChooseContactProps) {
  const t = useTranslations()
  const { state, submit } = useSubmission<MfaType, CodeSent>({
    send: (type) => selectMfa(type),
    onAccepted: (_, sent) => onSent(sent),
  })
  const form = useForm<typeof schema>({
    schema,
    initial: { type: phone === null ? 'email' : 'sms' },
    translate: (key) => key,
    onSubmit: ({ type }) => submit(type),
  })
  const { onChange, ...field } = form.field('type')
  const options: RadioOption[] = [
    ...(phone === null ? [] : [{ value: 'sms', label: t('choose.sms', { phone: formatPhone(phone) }) }]),
    { value: 'email', label: t('choose.email', { email }) },
  ]
  return (
    <Form form={form} label={t('title')}>
      <RadioField
        {...field}
        onChange={(value) => onChange(value === 'sms' ? 'sms' : 'email')}
        label={t('choose.legend')}
        options={options}
      />
      <SubmissionNotice
        title={t('send.failed')}
        state={state}
        unknown={{ title: t('send.unknown.title'), body: t('send.unknown.body') }}
      />
      <Stack gap={12}>
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('send')}
        </Button>
        <Button variant="quiet" onPress={onCancel} isFullWidth>
          {t('cancel')}
        </Button>
      </Stack>
    </Form>
  )
}
