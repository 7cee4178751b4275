import { checkCode } from '@coffer/domain/depositor-rules'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import type { Submission } from '@coffer/forms/submission'
import { failureOf } from '@coffer/errors/failure-of'
import { Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { CodeField } from '@coffer/ui-kit/code-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { useTranslations } from '../messages.ts'

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.nonEmpty('code.empty'),
    v.check((code) => checkCode(code) === null, 'code.malformed'),
  ),
})

interface CodeFormProps {
  of: 'email' | 'phone'
  /** Changes with each code that is sent. */
  sent: number
  confirming: Submission<string>
}

/** The code field. If the change has ended, its error has a link to start again. */
export function CodeForm({ of, sent, confirming: { state, submit, reset } }: CodeFormProps) {
  const t = useTranslations()
  const form = useForm({
    schema,
    initial: { code: '' },
    translate: t,
    onSubmit: ({ code }) => submit(code),
  })
  const isOver = 'error' in state && failureOf(state.error).kind === 'unauthenticated'
  return (
    <Form form={form}>
      <CodeField
        {...form.field('code')}
        label={t('code.label')}
        hint={t('code.hint')}
        sent={sent}
        onAnotherSent={reset}
        onComplete={() => void form.submit()}
      />
      <SubmissionNotice
        title={t('code.failed')}
        state={state}
        reason={isOver ? t('code.unknown') : undefined}
        action={isOver && <Link to={`/my-account/edit-user-info/${of}`}>{t('code.start-again')}</Link>}
      />
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t(`code.submit.${of}`)}
      </Button>
    </Form>
  )
}
