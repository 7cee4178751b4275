import { register } from '@coffer/api-client/auth'
import { useLanguage } from '@coffer/i18n/language'
import { useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import * as v from 'valibot'
import { email } from '../email/email.schema.ts'
import { AuthForm } from '../failure/auth-form.tsx'
import { refusalByField } from '../failure/refusal.ts'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { useTranslations } from '../messages.ts'
import { registerError } from './register-errors.ts'
import { registered } from '../results.ts'

const draft = draftOf('register', { except: ['password'] })

/** Email and password, by the institution's requirements. */
export function RegisterForm() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { language } = useLanguage()
  const { passwordRequirements } = useBranding()
  const send = async (credentials: { email: string; password: string }) => {
    const { maskedEmail } = await register({
      ...credentials,
      // Shown while it is typed, so it is not asked for twice.
      passwordConfirmation: credentials.password,
      locale: language,
    })
    registered.record({ email: credentials.email, maskedEmail })
    draft.clear()
    await navigate('/email-verification')
  }
  const form = useForm({
    schema: v.object({ email, password: newPasswordSchema(passwordRequirements) }),
    initial: { email: '', password: '' },
    draft,
    translate: t,
    onSubmit: (credentials) => refusalByField(send(credentials), ['email', 'password']),
  })
  return (
    <AuthForm form={form} submit={t('register.submit')} failed={t('register.failed')} say={registerError}>
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
      />
    </AuthForm>
  )
}
