import { resetPassword } from '@coffer/api-client/auth'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/errors/use-submission'
import { useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { resetFailed, resetRequested } from '@coffer/router/access-results'
import { useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { AuthForm } from '../auth-form.tsx'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { useTranslations } from '../messages.ts'

interface ResetPasswordFormProps {
  email: string
  token: string
  onDone: () => void
}

/** The new password. §8: a 400 is a failed reset, except for a password that can be corrected here. */
export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { passwordRequirements } = useBranding()
  const { state, submit } = useSubmission<string, void>({
    send: (password) => resetPassword({ email, token, password, passwordConfirmation: password }),
    onAccepted() {
      resetRequested.clear()
      onDone()
    },
    async onRejected(error) {
      const weak = fieldErrors(error, ['password'])
      const failure = failureOf(error)
      if (weak || failure.kind !== 'rejected') return weak
      resetFailed.record({ message: providerMessage(failure) })
      await navigate('/login/reset-password/failed')
      return 'handled'
    },
  })
  const form = useForm({
    schema: v.object({ password: newPasswordSchema(passwordRequirements) }),
    initial: { password: '' },
    translate: t,
    onSubmit: ({ password }) => submit(password),
  })
  return (
    <AuthForm
      form={form}
      state={state}
      submit={t('reset.submit')}
      rejected={t('reset.failed')}
      unknown={{ title: t('reset.unknown.title'), body: t('reset.unknown.body') }}
    >
      <NewPasswordField
        label={t('password.new')}
        field={form.field('password')}
        requirements={passwordRequirements}
      />
    </AuthForm>
  )
}
