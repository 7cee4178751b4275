import { userQuery } from '@coffer/api-client/user'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { LinePlaceholder } from '@coffer/ui-kit/skeleton'
import { useForm } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { useQuery } from '@tanstack/react-query'
import { SettingPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { newEmailSchema } from './contact.schema.ts'
import { contactDrafts } from './contact-draft.ts'
import { ContactForm } from './contact-form.tsx'
import { useCodeRequest } from './use-code-request.ts'

/** `/my-account/edit-user-info/email`: the new email and the current password. A code is sent to the new email. */
export function EditEmailScreen() {
  const t = useTranslations()
  const { data: user, error, isPending } = useQuery(userQuery())
  const stepUp = useStepUp()
  const { state, submit } = useCodeRequest(stepUp)
  const form = useForm({
    schema: newEmailSchema,
    initial: { email: '', currentPassword: '' },
    draft: contactDrafts.email,
    translate: t,
    onSubmit: ({ email, currentPassword }) => submit({ of: 'email', value: email, currentPassword }),
  })
  return (
    <SettingPage title={t('email.title')} lead={t('email.why')} back="/my-account/edit-user-info">
      <ForbiddenNotice errors={[error]} />
      <ContactForm form={form} state={state}>
        <TextField
          {...form.field('email')}
          label={t('email.label')}
          hint={isPending ? <LinePlaceholder /> : user && t('email.now', { email: user.email })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </ContactForm>
      <StepUpDialog {...stepUp.dialog(() => void form.submit())} />
    </SettingPage>
  )
}
