import { selectMfa } from '@coffer/api-client/auth'
import { mfaTypes } from '@coffer/domain/status'
import { useNavigate } from '@coffer/router/link'
import { useForm } from '@coffer/ui-kit/form'
import { RadioField, type RadioOption } from '@coffer/ui-kit/radio-field'
import * as v from 'valibot'
import { AuthForm } from '../failure/auth-form.tsx'
import { useTranslations } from '../messages.ts'
import { keepSentCode } from './keep-sent-code.ts'
import type { Pending } from './pending-mfa.tsx'
import { wayOn } from './way-on.tsx'

const schema = v.object({ type: v.picklist(mfaTypes) })

/** Text message first, and chosen wherever there is a number for it; else the offer to add one. */
export function ChooseMfaForm({ session }: { session: Pending }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const hasSms = session.enrolled.includes('sms')
  const form = useForm<typeof schema>({
    schema,
    initial: { type: hasSms ? 'sms' : 'email' },
    translate: t,
    onSubmit: async ({ type }) => {
      if (type === 'sms' && !hasSms) return navigate('/setup-mobile-mfa')
      keepSentCode(type, await selectMfa(type))
      return navigate('/otp-verification')
    },
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
      failed={t('choose.failed')}
      wayOn={wayOn}
    >
      <RadioField
        {...field}
        onChange={(value) => onChange(value === 'sms' ? 'sms' : 'email')}
        label={t('choose.legend')}
        options={[sms, email]}
      />
    </AuthForm>
  )
}
