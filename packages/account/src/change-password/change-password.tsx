import { changePassword } from '@coffer/api-client/user'
import type { KnownBank } from '@coffer/domain/password-context'
import type { PasswordRequirements } from '@coffer/domain/passwords'
import { fieldErrors } from '@coffer/errors/field-errors'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { ButtonLink, useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PasswordField } from '@coffer/ui-kit/password-field'
import * as v from 'valibot'
import { SettingPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { userChanged } from '../results.ts'

const passwordChangeSchema = (requirements: PasswordRequirements, bank: KnownBank) =>
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('current-password.empty')),
    password: newPasswordSchema(requirements, bank),
  })

type Passwords = v.InferOutput<ReturnType<typeof passwordChangeSchema>>

/** The current and the new password. Neither is stored. */
export function ChangePassword() {
  const t = useTranslations()
  const navigate = useNavigate()
  const bank = useBranding()
  const { passwordRequirements } = bank
  const { state, submit } = useSubmission<Passwords, void>({
    send: ({ currentPassword, password }) =>
      changePassword({ currentPassword, password, passwordConfirmation: password }),
    onAccepted: () => userChanged.record({ of: 'password' }),
    onDone: () => navigate('/my-account/edit-user-info/success', { replace: true }),
    onRejected: (error) => fieldErrors(error, ['currentPassword', 'password']),
  })
  const form = useForm({
    schema: passwordChangeSchema(passwordRequirements, bank),
    initial: { currentPassword: '', password: '' },
    translate: t,
    onSubmit: submit,
  })
  return (
    <SettingPage title={t('password.title')} lead={t('password.why')} back="/my-account/edit-user-info">
      <Form form={form}>
        <PasswordField {...form.field('currentPassword')} label={t('current-password.label')} />
        <NewPasswordField
          label={t('password.new')}
          field={form.field('password')}
          requirements={passwordRequirements}
          bank={bank}
        />
        <SubmissionNotice
          title={t('password.failed')}
          state={state}
          unknown={{ title: t('password.unsure'), body: t('password.unsure.body') }}
          kept="typed"
        />
        <Stack gap={12}>
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {t('password.submit')}
          </Button>
          <ButtonLink to="/my-account/edit-user-info" variant="quiet" isFullWidth>
            {t('password.keep')}
          </ButtonLink>
        </Stack>
      </Form>
    </SettingPage>
  )
}
