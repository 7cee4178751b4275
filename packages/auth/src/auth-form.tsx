import { failureOf } from '@coffer/errors/failure-of'
import type { SubmissionState } from '@coffer/errors/submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import type { Failure } from '@coffer/api-client/transport'
import type { ReactNode } from 'react'

interface AuthFormProps {
  form: FormBinding
  state: SubmissionState
  submit: string
  /** What did not happen when it is rejected. */
  rejected: string
  /** What may have happened when the answer was lost, and what to do. */
  unknown: { title: string; body: string }
  /** What the flow itself says of a failure, in place of the general wording (§8). */
  reason?: (failure: Failure) => string | undefined
  /** What there is to do about a failure, beside trying again. */
  recoveryAction?: (failure: Failure) => ReactNode
  children: ReactNode
}

/** A form of a log-in page: its fields, its result, and its button. */
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
