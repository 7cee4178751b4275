import type { SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { ButtonLink, Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { type FieldBinding, Form, type FormBinding } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PasswordField } from '@coffer/ui-kit/password-field'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface ContactFormProps {
  form: FormBinding & { field: (name: 'currentPassword') => FieldBinding<string> }
  state: SubmissionState
  /** The field for the new value. */
  children: ReactNode
}

/** The new value, the current password, and the button that requests the code. */
export function ContactForm({ form, state, children }: ContactFormProps) {
  const t = useTranslations()
  const isLocked = 'error' in state && failureOf(state.error).kind === 'forbidden'
  return (
    <Form form={form}>
      {children}
      <PasswordField
        {...form.field('currentPassword')}
        label={t('current-password.label')}
        hint={t('current-password.hint')}
      />
      <SubmissionNotice
        title={t('contact.failed')}
        state={state}
        unknown={{ title: t('code.sent.unknown.title'), body: t('code.sent.unknown.body') }}
        kept="typed"
        action={isLocked && <Link to="/mfa-account-locked">{t('locked.what-to-do')}</Link>}
      />
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
