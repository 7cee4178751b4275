import { useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { providerMessage } from '@coffer/errors/error-message'
import { isDefinitiveRejection } from '@coffer/errors/definitive-rejection'
import { fieldErrors } from '@coffer/errors/field-errors'
import { useSubmission } from '@coffer/forms/use-submission'
import { AuthForm } from '../auth-form.tsx'
import { useTranslations } from '../messages.ts'
import { emailSchema } from './email.schema.ts'

interface EmailFormProps {
  submit: string
  rejected: string
  send: (email: string) => Promise<void>
  onAccepted: (email: string) => void
  onDone?: () => Promise<void>
}

/** A form with one email field. */
export function EmailForm({ submit, rejected, ...options }: EmailFormProps) {
  const t = useTranslations()
  const submission = useSubmission<string, void>({
    ...options,
    onRejected: (error) => fieldErrors(error, ['email']),
  })
  const form = useForm({
    schema: emailSchema,
    initial: { email: '' },
    translate: t,
    onSubmit: ({ email }) => submission.submit(email),
  })
  return (
    <AuthForm
      form={form}
      state={submission.state}
      submit={submit}
      rejected={rejected}
      unknown={{ title: t('email.unknown.title'), body: t('email.unknown.body') }}
      reason={(failure) => (isDefinitiveRejection(failure) && providerMessage(failure)) || undefined}
    >
      <TextField
        {...form.field('email')}
        label={t('email.label')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AuthForm>
  )
}
