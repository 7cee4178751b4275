import { addMobile } from '@coffer/api-client/auth'
import { checkPhone } from '@coffer/domain/bank'
import { Link, useNavigate } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import * as v from 'valibot'
import { AuthForm } from '../failure/auth-form.tsx'
import { refusalByField } from '../failure/refusal.ts'
import { useTranslations } from '../messages.ts'
import { savePhoneError } from './code-errors.ts'
import { keepSentCode } from './keep-sent-code.ts'
import { PendingMfa } from './pending-mfa.tsx'

const schema = v.object({
  phone: v.pipe(
    v.string(),
    v.nonEmpty('mobile.empty'),
    v.check((phone) => checkPhone(phone) === null, 'mobile.malformed'),
  ),
})
const draft = draftOf('mobile')

/** Adds a phone number for codes by text message. */
export function SetupMobileMfaScreen() {
  const t = useTranslations()
  return (
    <PendingMfa>
      {() => (
        <StepFrame title={t('mobile.title')} why={t('mobile.why')}>
          <Stack gap={24}>
            <MobileForm />
            <Link to="/login/choose-mfa">{t('mobile.email-instead')}</Link>
          </Stack>
        </StepFrame>
      )}
    </PendingMfa>
  )
}

function MobileForm() {
  const t = useTranslations()
  const navigate = useNavigate()
  const send = async (phone: string) => {
    keepSentCode('sms', await addMobile(phone))
    draft.clear()
    await navigate('/otp-verification')
  }
  const form = useForm({
    schema,
    initial: { phone: '' },
    draft,
    translate: t,
    onSubmit: ({ phone }) => refusalByField(send(phone), ['phone']),
  })
  return (
    <AuthForm form={form} submit={t('mobile.submit')} failed={t('mobile.failed')} say={savePhoneError}>
      <PhoneField {...form.field('phone')} label={t('mobile.label')} hint={t('mobile.hint')} />
    </AuthForm>
  )
}
