import { register } from '@coffer/api-client/auth'
import { useLanguage } from '@coffer/i18n/language'
import { useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import * as v from 'valibot'
import { email } from '../email/email.schema.ts'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/forms/use-submission'
import { AuthForm } from '../auth-form.tsx'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { useTranslations } from '../messages.ts'
import { registerError } from './register-errors.ts'
import { registered } from '../results.ts'

const draft = draftOf('register', { except: ['password'] })

/** Email and password, with the bank’s password requirements. */
export function RegisterForm() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const bank = useBranding()
  const { passwordRequirements } = bank
  const { state, submit } = useSubmission<{ email: string; password: string }, { maskedEmail: string }>({
    send: (credentials) =>
      register({
        ...credentials,
        // The password can be shown, so there is no confirmation field.
        passwordConfirmation: credentials.password,
        locale: language,
      }),
    onAccepted(credentials, { maskedEmail }) {
      registered.record({ email: credentials.email, maskedEmail })
      draft.clear()
    },
    onDone: () => navigate('/email-verification'),
    onRejected: (error) => fieldErrors(error, ['email', 'password']),
  })
  const form = useForm({
    schema: v.object({ email, password: newPasswordSchema(passwordRequirements, bank) }),
    initial: { email: '', password: '' },
    draft,
    translate: t,
    onSubmit: submit,
  })
  return (
    <AuthForm
      form={form}
      state={state}
      submit={t('register.submit')}
      rejected={t('register.failed')}
      unknown={{
        title: t('register.unknown.title'),
        body: `${t('register.delay')} ${t('register.unknown.body')}`,
      }}
      reason={registerError(t)}
    >
      <TextField
        {...form.field('email')}
        label={t('email.label')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        label={t('password.label')}
        field={form.field('password')}
        requirements={passwordRequirements}
        bank={bank}
      />
    </AuthForm>
  )
}
