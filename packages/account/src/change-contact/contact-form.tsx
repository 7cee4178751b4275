import { failedSubmission } from '@coffer/errors/failed-submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { ButtonLink, Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { type FieldBinding, Form, type FormBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PasswordField } from '@coffer/ui-kit/password-field'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface ContactFormProps {
  form: FormBinding & { failure: unknown; field: (name: 'currentPassword') => FieldBinding<string> }
  /** The field of what is new. */
  children: ReactNode
}

/** What is new, the password one has now, and the button that has the code sent. */
export function ContactForm({ form, children }: ContactFormProps) {
  const t = useTranslations()
  return (
    <Form form={form}>
      {children}
      <PasswordField
        {...form.field('currentPassword')}
        label={t('current-password.label')}
        hint={t('current-password.hint')}
      />
      {form.failure !== undefined && (
        <SubmissionNotice
          title={t('contact.failed')}
          state={failedSubmission(form.failure)}
          unknown={{ title: t('code.sent.unknown.title'), body: t('code.sent.unknown.body') }}
          kept="typed"
          action={
            failureOf(form.failure).kind === 'forbidden' && (
              <Link to="/mfa-account-locked">{t('locked.what-to-do')}</Link>
            )
          }
        />
      )}
      <Stack gap={12}>
        <Button type="submit" isBusy={form.isBusy} isFullWidth>
          {t('contact.submit')}
        </Button>
        <ButtonLink to="/my-account/edit-user-info" variant="quiet" isFullWidth>
          {t('contact.keep')}
        </ButtonLink>
      </Stack>
    </Form>
  )
}
