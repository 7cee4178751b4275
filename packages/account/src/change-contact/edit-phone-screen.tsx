import { userQuery } from '@coffer/api-client/user'
import { formatPhone } from '@coffer/domain/phone'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useCapability } from '@coffer/session/capabilities'
import { useForm } from '@coffer/ui-kit/form'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { StepUpDialog } from '@coffer/step-up/step-up-dialog'
import { useStepUp } from '@coffer/step-up/use-step-up'
import { useQuery } from '@tanstack/react-query'
import { SettingPage } from '../page.tsx'
import { useTranslations } from '../messages.ts'
import { newPhoneSchema } from './contact.schema.ts'
import { contactDrafts } from './contact-draft.ts'
import { ContactForm } from './contact-form.tsx'
import { useCodeRequest } from './use-code-request.ts'

/** `/my-account/edit-user-info/phone`: the new number and the current password. A code is sent to the new number. */
export function EditPhoneScreen() {
  const t = useTranslations()
  const risk = t(useCapability('passkeys') ? 'phone.risk.passkey' : 'phone.risk')
  const { data: user, error } = useQuery(userQuery())
  const stepUp = useStepUp()
  const { state, submit } = useCodeRequest(stepUp)
  const form = useForm({
    schema: newPhoneSchema,
    initial: { phone: '', currentPassword: '' },
    draft: contactDrafts.phone,
    translate: t,
    onSubmit: ({ phone, currentPassword }) => submit({ of: 'phone', value: phone, currentPassword }),
  })
  return (
    <SettingPage
      title={t('phone.title')}
      lead={`${t('phone.why')} ${risk}`}
      back="/my-account/edit-user-info"
    >
      <ForbiddenNotice errors={[error]} />
      <ContactForm form={form} state={state}>
        <PhoneField
          {...form.field('phone')}
          label={t('phone.label')}
          hint={user?.phone ? t('phone.now', { phone: formatPhone(user.phone) }) : t('phone.hint')}
        />
      </ContactForm>
      <StepUpDialog {...stepUp.dialog(() => void form.submit())} />
    </SettingPage>
  )
}
