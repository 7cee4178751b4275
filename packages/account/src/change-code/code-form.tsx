import { checkCode } from '@coffer/domain/depositor-rules'
import { failedSubmission } from '@coffer/errors/failed-submission'
import { SubmissionNotice } from '@coffer/errors/submission-notice'
import { failureOf } from '@coffer/errors/failure-of'
import { Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { CodeField } from '@coffer/ui-kit/code-field'
import { Form, useForm } from '@coffer/ui-kit/form'
import * as v from 'valibot'
import { useTranslations } from '../messages.ts'
import { saidOf } from './refused-change.ts'

const schema = v.object({
  code: v.pipe(
    v.string(),
    v.nonEmpty('code.empty'),
    v.check((code) => checkCode(code) === null, 'code.malformed'),
  ),
})

interface CodeFormProps {
  of: 'email' | 'phone'
  give: (code: string) => Promise<void>
}

/** The code. A wrong or spent one is said by its field; one that nobody knows of any more leads back to the start. */
export function CodeForm({ of, give }: CodeFormProps) {
  const t = useTranslations()
  const form = useForm({
    schema,
    initial: { code: '' },
    translate: t,
    onSubmit: async ({ code }) => {
      try {
        return await give(code)
      } catch (error) {
        const said = saidOf(error)
        if (failureOf(error).kind !== 'rejected' || said === null) throw error
        return { fields: { code: [said] } }
      }
    },
  })
  const isUnknown = failureOf(form.failure).kind === 'unauthenticated'
  return (
    <Form form={form}>
      <CodeField {...form.field('code')} label={t('code.label')} />
      {form.failure !== undefined && (
        <SubmissionNotice
          title={t('code.failed')}
          state={failedSubmission(form.failure)}
          reason={isUnknown ? t('code.unknown') : undefined}
          action={isUnknown && <Link to={`/my-account/edit-user-info/${of}`}>{t('code.start-again')}</Link>}
        />
      )}
      <Button type="submit" isBusy={form.isBusy} isFullWidth>
        {t(`code.submit.${of}`)}
      </Button>
    </Form>
  )
}
