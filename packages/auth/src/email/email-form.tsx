import { useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { AuthForm } from '../failure/auth-form.tsx'
import { refusalByField } from '../failure/refusal.ts'
import { useTranslations } from '../messages.ts'
import { emailSchema } from './email.schema.ts'

interface EmailFormProps {
  submit: string
  failed: string
  onSubmit: (email: string) => Promise<unknown>
}

/** One email, to send something to. */
export function EmailForm({ submit, failed, onSubmit }: EmailFormProps) {
  const t = useTranslations()
  const form = useForm({
    schema: emailSchema,
    initial: { email: '' },
    translate: t,
    onSubmit: ({ email }) => refusalByField(onSubmit(email), ['email']),
  })
  return (
    <AuthForm form={form} submit={submit} failed={failed}>
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
