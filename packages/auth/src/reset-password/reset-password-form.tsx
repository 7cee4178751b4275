import { resetPassword } from '@coffer/api-client/auth'
import { providerMessage } from '@coffer/errors/error-message'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { resetFailed, resetRequested } from '@coffer/router/access-results'
import { useForm } from '@coffer/ui-kit/form'
import { Button } from '@coffer/ui-kit/button'
import { CodeField } from '@coffer/ui-kit/code-field'
import { Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import * as v from 'valibot'
import { AuthForm } from '../auth-form.tsx'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { codeSchema } from '../one-time-code/code.schema.ts'
import { useTranslations } from '../messages.ts'

interface NewPassword {
  password: string
  /** Empty until the provider has sent a code. */
  code: string
}

interface ResetPasswordFormProps {
  email: string
  token: string
  onDone: () => void
}

/**
 * The new password, and the code that the provider may text first. A 400 opens the failure screen, unless its error can
 * be corrected here.
 */
export function ResetPasswordForm({ email, token, onDone }: ResetPasswordFormProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const bank = useBranding()
  const { passwordRequirements } = bank
  const [codePrompt, setCodePrompt] = useState<string | null>(null)
  const { state, submit } = useSubmission<NewPassword, void>({
    send: ({ password, code }) =>
      resetPassword({ email, token, password, passwordConfirmation: password, code }),
    onAccepted() {
      resetRequested.clear()
      onDone()
    },
    async onRejected(error) {
      const rejectedFields = fieldErrors(error, ['password', 'code'])
      const failure = failureOf(error)
      const [prompt] = failure.fields['code'] ?? []
      if (failure.kind === 'forbidden' && prompt !== undefined) {
        setCodePrompt(prompt)
        return 'handled'
      }
      if (rejectedFields || failure.kind !== 'rejected') return rejectedFields
      resetFailed.record({ message: providerMessage(failure) })
      await navigate('/login/reset-password/failed')
      return 'handled'
    },
  })
  const form = useForm({
    schema: v.object({
      password: newPasswordSchema(passwordRequirements, bank),
      code: codePrompt === null ? v.string() : codeSchema,
    }),
    initial: { password: '', code: '' },
    translate: t,
    onSubmit: submit,
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
        bank={bank}
      />
      {codePrompt !== null && (
        <Stack gap={12}>
          <output>{codePrompt}</output>
          <CodeField {...form.field('code')} label={t('code.label')} />
          <div>
            <Button
              variant="quiet"
              isDisabled={form.isBusy}
              onPress={() => void submit({ password: form.values.password, code: '' })}
            >
              {t('code.resend')}
            </Button>
          </div>
        </Stack>
      )}
    </AuthForm>
  )
}
