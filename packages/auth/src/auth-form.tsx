import { failureOf } from '@coffer/errors/failure-of'
import type { SubmissionState } from '@coffer/forms/submission'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import type { Failure } from '@coffer/api-client/transport'
import type { ReactNode } from 'react'

interface AuthFormProps {
  form: FormBinding
  state: SubmissionState
  submit: string
  /** Title of the notice after a rejection. */
  rejected: string
  /** Notice after a lost response. */
  unknown: { title: string; body: string }
  /** The specific text for a failure, in place of the general one. */
  reason?: (failure: Failure) => string | undefined
  /** An action after a failure, besides trying again. */
  recoveryAction?: (failure: Failure) => ReactNode
  children: ReactNode
}

/** A form of the log-in pages: its fields, a notice of the result, and one button. */
export function AuthForm({ form, state, submit, rejected, reason, recoveryAction, ...rest }: AuthFormProps) {
  const failure = 'error' in state && state.error !== undefined ? failureOf(state.error) : null
  return (
    <Form form={form}>
      {rest.children}
      <SubmissionNotice
        state={state}
        title={rejected}
        unknown={rest.unknown}
        reason={failure ? reason?.(failure) : undefined}
        action={failure && recoveryAction?.(failure)}
      />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {submit}
      </Button>
    </Form>
  )
}
