import { resetPassword } from '@coffer/api-client/auth'
import { ApiError } from '@coffer/api-client/transport'
import { useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { resetFailed, resetRequested } from '@coffer/router/access-results'
import { useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { AuthForm } from '../failure/auth-form.tsx'
import { firstSaid } from '../failure/sayings.ts'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { useTranslations } from '../messages.ts'

interface ResetPasswordFormProps {
  email: string
  token: string
  onDone: () => void
}

/** The new password. §8: a 400 flags a reset failure, but for a password that can be chosen better right here. */
export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { passwordRequirements } = useBranding()
  const form = useForm({
    schema: v.object({ password: newPasswordSchema(passwordRequirements) }),
    initial: { password: '' },
    translate: t,
    onSubmit: async ({ password }) => {
      try {
        await resetPassword({ email, token, password, passwordConfirmation: password })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const weak = error.failure.fields['password']
        if (weak) return { fields: { password: weak } }
        if (error.failure.kind !== 'rejected') throw error
        resetFailed.record({ message: firstSaid(error.failure) })
        return navigate('/login/reset-password/failed')
      }
      resetRequested.clear()
      onDone()
    },
  })
  return (
    <AuthForm form={form} submit={t('reset.submit')} failed={t('reset.failed')}>
      <NewPasswordField
        label={t('password.new')}
        field={form.field('password')}
        requirements={passwordRequirements}
      />
    </AuthForm>
  )
}
