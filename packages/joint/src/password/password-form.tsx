import { createPassword, linkProblemOf, type VerifiedIdentity } from '@coffer/api-client/joint'
import { failedSubmission } from '@coffer/errors/failed-submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf, pickFieldErrors } from '@coffer/errors/failure-of'
import { NewPasswordField } from '@coffer/ui-kit/new-password-field'
import { newPasswordSchema } from '@coffer/ui-kit/new-password-rules'
import { ButtonLink, useNavigate } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { jointIdentity, jointNewcomer } from '@coffer/router/access-results'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { useLinkTrouble } from '../invitation/use-link-trouble.ts'
import { useTranslations } from '../messages.ts'
import { jointPasswordSet } from '../results.ts'

/** The password of somebody whose identity is verified. That right runs out sooner than the invitation does. */
export function PasswordForm({ identity }: { identity: VerifiedIdentity }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { passwordRequirements } = useBranding()
  const isLinkTrouble = useLinkTrouble()
  const form = useForm({
    schema: v.object({ password: newPasswordSchema(passwordRequirements) }),
    initial: { password: '' },
    translate: t,
    async onSubmit({ password }) {
      try {
        await createPassword({ ...identity, password, passwordConfirmation: password })
      } catch (error) {
        const failure = failureOf(error)
        const weak = pickFieldErrors(failure, ['password'])
        if (weak) return weak
        if (linkProblemOf(failure) === 'expired') return verifyAgain(failure.message)
        if (await isLinkTrouble(error)) return
        throw error
      }
      jointPasswordSet.record({ email: identity.email })
      jointNewcomer.record({ isNew: true })
      await navigate('/joint-account/onboarding/password-success', { replace: true })
      jointIdentity.clear()
    },
  })

  async function verifyAgain(said: string): Promise<void> {
    toasts.show(said, 'info')
    await navigate('/joint-account/onboarding/ssn-verification', { replace: true })
    jointIdentity.clear()
  }

  return (
    <Form form={form}>
      <NewPasswordField
        label={t('password.label')}
        field={form.field('password')}
        requirements={passwordRequirements}
      />
      {form.failure !== undefined && <Refused error={form.failure} />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('password.submit')}
      </Button>
    </Form>
  )
}

function Refused({ error }: { error: unknown }) {
  const t = useTranslations()
  const { kind, fields } = failureOf(error)
  const title = t('password.failed')
  if (kind !== 'invalid' || !('email' in fields))
    return <SubmissionNotice title={title} state={failedSubmission(error)} />
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
