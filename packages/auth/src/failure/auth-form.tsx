import type { Failure } from '@coffer/api-client/transport'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormBinding } from '@coffer/ui-kit/form'
import type { ReactNode } from 'react'
import { FailureNotice } from './failure-notice.tsx'
import { failureOf } from './failure-of.ts'
import type { Saying } from './sayings.ts'

interface AuthFormProps {
  form: FormBinding & { failure: unknown }
  submit: string
  /** What did not happen when sending fails. */
  failed: string
  say?: (failure: Failure) => Saying
  /** The way on that fits a failure, where there is one. */
  wayOn?: (failure: Failure) => ReactNode
  children: ReactNode
}

/** A form of the front door: its fields, what went wrong, and the one button. */
export function AuthForm({ form, submit, failed, say, wayOn, children }: AuthFormProps) {
  return (
    <Form form={form}>
      {children}
      {form.failure !== undefined && (
        <FailureNotice
          title={failed}
          error={form.failure}
          action={wayOn?.(failureOf(form.failure))}
          {...(say && { say })}
        />
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {submit}
      </Button>
    </Form>
  )
}
