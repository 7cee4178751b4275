import { normalEmail } from '@coffer/domain/email'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { emailField } from '@coffer/application/contact-schema'
import { useApplicationTranslations } from '@coffer/application/messages'
import { Button } from '@coffer/ui-kit/button'
import { Form, useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import * as v from 'valibot'
import { drafts } from '../application/drafts.ts'
import { useTranslations } from '../messages.ts'
import { useChangeEmail } from './use-change-email.ts'

const sameEmailKey = 'editEmail.same'
type Translate = (
  key: Parameters<ReturnType<typeof useApplicationTranslations>>[0] | typeof sameEmailKey,
) => string

/** The new email. `email` is the current recipient of the invitation. */
export function EditEmailForm({ email }: { email: string }) {
  const t = useTranslations()
  const tDetails = useApplicationTranslations('theirs')
  const schema = v.object({
    email: v.pipe(
      emailField,
      v.check((typed) => normalEmail(typed) !== normalEmail(email), sameEmailKey),
    ),
  })
  const translate: Translate = (key) => (key === sameEmailKey ? t(sameEmailKey) : tDetails(key))
  const { state, submit } = useChangeEmail()
  const form = useForm({
    schema,
    initial: { email: '' },
    draft: drafts.newEmail,
    translate,
    onSubmit: (values) => submit(values.email),
  })
  return (
    <Form form={form}>
      <TextField
        {...form.field('email')}
        label={t('editEmail.label')}
        hint={t('contact.email.hint')}
        type="email"
        autoComplete="off"
      />
      <SubmissionNotice title={t('editEmail.notChanged')} state={state} kept="typed" />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t('editEmail.submit')}
      </Button>
    </Form>
  )
}
