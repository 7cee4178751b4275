import { verifyIdentity } from '@coffer/api-client/joint'
import { providerNow } from '@coffer/api-client/transport'
import { utcDate } from '@coffer/domain/calendar'
import { failedSubmission } from '@coffer/errors/failed-submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { useNavigate } from '@coffer/router/link'
import { jointIdentity } from '@coffer/router/access-results'
import { Button } from '@coffer/ui-kit/button'
import { DateField } from '@coffer/ui-kit/date-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { useState } from 'react'
import { useLinkTrouble } from '../invitation/use-link-trouble.ts'
import { type Key, useTranslations } from '../messages.ts'
import { identitySchema } from './identity.schema.ts'

/** The last four digits and the birth date; nothing of it is kept. Too many wrong tries lock the invitation. */
export function IdentityForm({ invitation }: { invitation: { uuid: string; hash: string } }) {
  const t = useTranslations()
  const navigate = useNavigate()
  const isLinkTrouble = useLinkTrouble()
  const [schema] = useState(() => identitySchema(utcDate(providerNow())))
  const form = useForm({
    schema,
    initial: { ssnLastFour: '', dateOfBirth: '' },
    translate: (key: Key) => t(key),
    async onSubmit(identity) {
      try {
        jointIdentity.record(await verifyIdentity({ ...invitation, ...identity }))
      } catch (error) {
        if (await isLinkTrouble(error)) return
        if (failureOf(error).kind !== 'forbidden') throw error
        return navigate('/joint-account/onboarding/locked-access', { replace: true })
      }
      await navigate('/joint-account/onboarding/identity-verified', { replace: true })
    },
  })
  return (
    <Form form={form}>
      <TextField
        {...form.field('ssnLastFour')}
        label={t('identity.ssn')}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <DateField {...form.field('dateOfBirth')} label={t('identity.date')} autoComplete="bday" />
      {form.failure !== undefined && <Refused error={form.failure} />}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('identity.submit')}
      </Button>
    </Form>
  )
}

function Refused({ error }: { error: unknown }) {
  const t = useTranslations()
  const failure = failureOf(error)
  const title = t('identity.failed')
  if (failure.kind !== 'invalid') {
    const unknown = { title: t('identity.unknown.title'), body: t('identity.unknown.body') }
    return <SubmissionNotice title={title} state={failedSubmission(error)} unknown={unknown} kept="typed" />
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
