import { type VerifiedIdentity, verifyIdentity } from '@coffer/api-client/joint'
import { providerNow } from '@coffer/api-client/transport'
import { utcDate } from '@coffer/domain/calendar'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import type { RejectionHandling, SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useSubmission } from '@coffer/forms/use-submission'
import { useNavigate } from '@coffer/router/link'
import { jointIdentity } from '@coffer/router/access-results'
import { Button } from '@coffer/ui-kit/button'
import { DateField } from '@coffer/ui-kit/date-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { useState } from 'react'
import { useLeaveByLinkProblem } from '../invitation/use-leave-by-link-problem.ts'
import { type Key, useTranslations } from '../messages.ts'
import { identitySchema } from './identity.schema.ts'

interface Identity {
  ssnLastFour: string
  dateOfBirth: string
}

/**
 * The last four digits and the date of birth, neither of which is stored. Too many failed attempts lock the invitation.
 */
export function IdentityForm({ invitation }: { invitation: { uuid: string; hash: string } }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const leaveByLinkProblem = useLeaveByLinkProblem()
  const [schema] = useState(() => identitySchema(utcDate(providerNow())))
  const { state, submit } = useSubmission<Identity, VerifiedIdentity>({
    send: (identity) => verifyIdentity({ ...invitation, ...identity }),
    onAccepted: (_, verified) => jointIdentity.record(verified),
    onDone: () => navigate('/joint-account/onboarding/identity-verified', { replace: true }),
    async onRejected(error): Promise<RejectionHandling> {
      if (await leaveByLinkProblem(error)) return 'handled'
      if (failureOf(error).kind !== 'forbidden') return undefined
      await navigate('/joint-account/onboarding/locked-access', { replace: true })
      return 'handled'
    },
  })
  const form = useForm({
    schema,
    initial: { ssnLastFour: '', dateOfBirth: '' },
    translate: (key: Key) => t(key),
    onSubmit: submit,
  })
  return (
    <Form form={form}>
      <TextField
        {...form.field('ssnLastFour')}
        label={t('identity.ssn')}
        inputMode="numeric"
        autoComplete="off"
      />
      <DateField {...form.field('dateOfBirth')} label={t('identity.date')} autoComplete="bday" />
      <IdentityNotice state={state} />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('identity.submit')}
      </Button>
    </Form>
  )
}

/**
 * Why the identity is not verified. A rejection always has the attempts left, whatever the outcome of an earlier
 * attempt.
 */
function IdentityNotice({ state }: { state: SubmissionState }) {
  const t = useTranslations()
  const title = t('identity.failed')
  const error = 'error' in state ? state.error : undefined
  const failure = failureOf(error)
  if (failure.kind !== 'invalid') {
    const unknown = { title: t('identity.unknown.title'), body: t('identity.unknown.body') }
    return <SubmissionNotice title={title} state={state} unknown={unknown} kept="typed" />
  }
  const reason =
    failure.attemptsLeft === null
      ? t('identity.mismatch.unknown')
      : t('identity.mismatch', { count: failure.attemptsLeft })
  return (
    <FailureNotice title={title} error={error} reason={reason}>
      {failure.attemptsLeft === 1 && <p>{t('identity.ask')}</p>}
    </FailureNotice>
  )
}
