import { changePassword } from '@coffer/api-client/user'
import type { PasswordRequirements } from '@coffer/domain/passwords'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { isOutcomeUnknown, fieldErrorsOf } from '@coffer/errors/failure-of'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { ButtonLink, useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PasswordField } from '@coffer/ui-kit/password-field'
import * as v from 'valibot'
import { Page } from '../page/page.tsx'
import { useTranslations } from '../messages.ts'
import { userChanged } from '../results.ts'

const schemaOf = (asked: PasswordRequirements) =>
  v.object({
    currentPassword: v.pipe(v.string(), v.nonEmpty('current-password.empty')),
    password: newPasswordSchema(asked),
  })

/** The password one has now, and another one. Nothing of it is kept anywhere. */
export function ChangePassword() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { passwordRequirements } = useBranding()
  const form = useForm({
    schema: schemaOf(passwordRequirements),
    initial: { currentPassword: '', password: '' },
    translate: t,
    onSubmit: async ({ currentPassword, password }) => {
      try {
        await changePassword({ currentPassword, password, passwordConfirmation: password })
      } catch (error) {
        return fieldErrorsOf(error, ['currentPassword', 'password'])
      }
      userChanged.record({ of: 'password' })
      return navigate('/my-account/edit-user-info/success', { replace: true })
    },
  })
  const isLost = form.failure !== undefined && isOutcomeUnknown(form.failure)
  return (
    <Page title={t('password.title')} why={t('password.why')} back="/my-account/edit-user-info">
      <Form form={form}>
        <PasswordField {...form.field('currentPassword')} label={t('current-password.label')} />
        <NewPasswordField
          label={t('password.new')}
          field={form.field('password')}
          requirements={passwordRequirements}
        />
        {form.failure !== undefined && (
          <FailureNotice
            title={t(isLost ? 'password.unsure' : 'password.failed')}
            error={form.failure}
            kept="typed"
          >
            {isLost && <p>{t('password.unsure.body')}</p>}
          </FailureNotice>
        )}
        <Stack gap={12}>
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {t('password.submit')}
          </Button>
          <ButtonLink to="/my-account/edit-user-info" variant="quiet" isFullWidth>
            {t('password.keep')}
          </ButtonLink>
        </Stack>
      </Form>
    </Page>
  )
}
