import { addMobile } from '@coffer/api-client/auth'
import { checkPhone, phoneDigits, type PhoneProblem } from '@coffer/domain/phone'
import { Link, useNavigate } from '@coffer/router/link'
import { StepFrame } from '@coffer/router/step-frame'
import { useCapability } from '@coffer/session/capabilities'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import * as v from 'valibot'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/forms/use-submission'
import { AuthForm } from '../auth-form.tsx'
import { useTranslations } from '../messages.ts'
import { savePhoneError } from './code-errors.ts'
import { storeSentCode } from './store-sent-code.ts'
import { PendingMfa, pendingMfaScreen } from './pending-mfa.tsx'

const problemKeys = {
  empty: 'mobile.empty',
  malformed: 'mobile.malformed',
  'not-us': 'mobile.not-us',
  area: 'mobile.malformed',
  exchange: 'mobile.malformed',
} as const satisfies Record<PhoneProblem, string>

const schema = v.object({
  phone: v.pipe(
    v.string(),
    v.rawCheck<string>(({ dataset, addIssue }) => {
      const problem = dataset.typed ? checkPhone(dataset.value) : null
      if (problem) addIssue({ message: problemKeys[problem] })
    }),
    v.transform(phoneDigits),
  ),
})
const draft = draftOf('mobile')

/** Adds a phone number for codes by text message. */
export function SetupMobileMfaScreen() {
  const t = useTranslations()
  const risk = t(useCapability('passkeys') ? 'mobile.risk.passkey' : 'mobile.risk')
  return (
    <PendingMfa>
      {() => (
        <StepFrame title={t('mobile.title')} why={`${t('mobile.why')} ${risk}`}>
          <Stack gap={24}>
            <MobileForm />
            <Link to="/login/choose-mfa">{t('mobile.email-instead')}</Link>
          </Stack>
        </StepFrame>
      )}
    </PendingMfa>
  )
}

export const setupMobileMfaScreen = pendingMfaScreen(SetupMobileMfaScreen)

function MobileForm() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { state, submit } = useSubmission<string, Awaited<ReturnType<typeof addMobile>>>({
    send: (phone) => addMobile(phone),
    onAccepted(_, answer) {
      storeSentCode('sms', answer)
      draft.clear()
    },
    onDone: () => navigate('/otp-verification'),
    onRejected: (error) => fieldErrors(error, ['phone']),
  })
  const form = useForm({
    schema,
    initial: { phone: '' },
    draft,
    translate: t,
    onSubmit: ({ phone }) => submit(phone),
  })
  return (
    <AuthForm
      form={form}
      state={state}
      submit={t('mobile.submit')}
      rejected={t('mobile.failed')}
      unknown={{
        title: t('mobile.unknown.title'),
        body: `${t('mobile.error')} ${t('mobile.unknown.body')}`,
      }}
      reason={savePhoneError(t)}
    >
      <PhoneField {...form.field('phone')} label={t('mobile.label')} hint={t('mobile.hint')} />
    </AuthForm>
  )
}
