import type { Failure } from '@coffer/api-client/transport'
import { Button } from '@coffer/ui-kit/button'
import { Form, type FormPort } from '@coffer/ui-kit/form'
import { Notice } from '@coffer/ui-kit/notice'
import type { ReactNode } from 'react'
import { useOnline } from '../place/use-online.ts'
import { useWords } from '../words.ts'
import { FailureNotice } from './failure-notice.tsx'
import type { Saying } from './sayings.ts'

interface AuthFormProps {
  form: FormPort & { failure: unknown }
  submit: string
  /** What did not happen when sending fails. */
  failed: string
  say?: (failure: Failure) => Saying
  children: ReactNode
}

/** A form of the front door: its fields, what went wrong, and the one button. */
export function AuthForm({ form, submit, failed, say, children }: AuthFormProps) {
  const t = useWords()
  const isOnline = useOnline()
  return (
    <Form form={form}>
      {children}
      {!isOnline && <Notice severity="warning">{t('offline')}</Notice>}
      {form.failure !== undefined && (
        <FailureNotice title={failed} error={form.failure} {...(say && { say })} />
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {submit}
      </Button>
    </Form>
  )
}
