import { selectMfa } from '@coffer/api-client/auth'
import { type MfaType, mfaTypes } from '@coffer/domain/status'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { useForm } from '@coffer/ui-kit/form'
import { RadioField, type RadioOption } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { AuthForm } from '../auth-form.tsx'
import { useTranslations } from '../messages.ts'
import { storeSentCode } from './store-sent-code.ts'
import type { Pending } from './pending-mfa.tsx'
import { recoveryAction } from './recovery-action.tsx'

const schema = v.object({ type: v.picklist(mfaTypes) })

/** The choice of a channel for the code. Text message is the default if there is a number. */
export function ChooseMfaForm({ session }: { session: Pending }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const hasSms = session.enrolled.includes('sms')
  const { state, submit } = useSubmission<MfaType, Awaited<ReturnType<typeof selectMfa>>>({
    send: (type) => selectMfa(type),
    onAccepted: (type, answer) => storeSentCode(type, answer),
    onDone: () => navigate('/otp-verification'),
  })
  const form = useForm<typeof schema>({
    schema,
    initial: { type: hasSms ? 'sms' : 'email' },
    translate: t,
    onSubmit: async ({ type }) => (type === 'sms' && !hasSms ? navigate('/setup-mobile-mfa') : submit(type)),
  })
  const sms: RadioOption = hasSms
    ? {
        value: 'sms',
        label: t('choose.sms'),
        description: session.maskedPhone && t('choose.sms.to', { phone: session.maskedPhone }),
      }
    : { value: 'sms', label: t('choose.sms.add'), description: t('choose.sms.add.why') }
  const email: RadioOption = {
    value: 'email',
    label: t('choose.email'),
    description: t('choose.email.to', { email: session.maskedEmail }),
  }
  const { onChange, ...field } = form.field('type')
  const adds = form.values.type === 'sms' && !hasSms
  return (
    <AuthForm
      form={form}
      submit={t(adds ? 'choose.submit.add' : 'choose.submit')}
      state={state}
      rejected={t('choose.failed')}
      unknown={{ title: t('code.resend.unknown.title'), body: t('code.resend.unknown.body') }}
      recoveryAction={recoveryAction}
    >
      <RadioField
        {...field}
        onChange={(value) => onChange(value === 'sms' ? 'sms' : 'email')}
        label={t('choose.legend')}
        options={session.enrolled.includes('email') ? [sms, email] : [sms]}
      />
    </AuthForm>
  )
}
