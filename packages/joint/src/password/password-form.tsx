import { createPassword, toLinkProblem, type VerifiedIdentity } from '@coffer/api-client/joint'
import type { Depositor } from '@coffer/api-client/depositor'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { fieldErrors } from '@coffer/errors/field-errors'
import type { RejectionHandling, SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { ButtonLink, useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { jointIdentity, jointNewcomer } from '@coffer/router/access-results'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { useLeaveByLinkProblem } from '../invitation/use-leave-by-link-problem.ts'
import { useTranslations } from '../messages.ts'
import { jointPasswordSet } from '../results.ts'

/** The password of an invited person with a verified identity. The verification expires before the invitation does. */
export function PasswordForm({ identity }: { identity: VerifiedIdentity }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const bank = useBranding()
  const { passwordRequirements } = bank
  const leaveByLinkProblem = useLeaveByLinkProblem()
  const { state, submit } = useSubmission<string, Depositor>({
    send: (password) => createPassword({ ...identity, password, passwordConfirmation: password }),
    onAccepted() {
      jointPasswordSet.record({ email: identity.email })
      jointNewcomer.record({ isNew: true })
    },
    async onDone() {
      await navigate('/joint-account/onboarding/password-success', { replace: true })
      jointIdentity.clear()
    },
    async onRejected(error): Promise<RejectionHandling> {
      const failure = failureOf(error)
      if (toLinkProblem(failure) === 'expired') {
        await verifyAgain(failure.message)
        return 'handled'
      }
      return (await leaveByLinkProblem(error)) ? 'handled' : fieldErrors(error, ['password'])
    },
  })
  const form = useForm({
    schema: v.object({ password: newPasswordSchema(passwordRequirements, bank) }),
    initial: { password: '' },
    translate: t,
    onSubmit: ({ password }) => submit(password),
  })

  async function verifyAgain(message: string): Promise<void> {
    toasts.show(message, 'info')
    await navigate('/joint-account/onboarding/ssn-verification', { replace: true })
    jointIdentity.clear()
  }

  return (
    <Form form={form}>
      <NewPasswordField
        label={t('password.label')}
        field={form.field('password')}
        requirements={passwordRequirements}
        bank={bank}
      />
      <PasswordNotice state={state} />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('password.submit')}
      </Button>
    </Form>
  )
}

function PasswordNotice({ state }: { state: SubmissionState }) {
  const t = useTranslations()
  const title = t('password.failed')
  const error = 'error' in state ? state.error : undefined
  const { kind, fields } = failureOf(error)
  if (kind !== 'invalid' || !('email' in fields)) return <SubmissionNotice title={title} state={state} />
  return (
    <FailureNotice
      title={title}
      error={error}
      reason={t('password.taken')}
      action={
        <ButtonLink to="/login" variant="secondary">
          {t('log-in')}
        </ButtonLink>
      }
    />
  )
}
