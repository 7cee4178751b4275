import { userQuery } from '@coffer/api-client/user'
import { formatPhone } from '@coffer/domain/bank'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useNavigate } from '@coffer/router/link'
import { useForm } from '@coffer/ui-kit/form'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../page/page.tsx'
import { useTranslations } from '../messages.ts'
import { askToChange } from './ask-to-change.ts'
import { newPhoneSchema } from './contact.schema.ts'
import { contactDrafts } from './contact-draft.ts'
import { ContactForm } from './contact-form.tsx'

/** `/my-account/edit-user-info/phone`: the new number and the current password; a code goes to the new one. */
export function EditPhoneScreen() {
  const t = useTranslations()
  const navigate = useNavigate()
  const { data: user, error } = useQuery(userQuery())
  const form = useForm({
    schema: newPhoneSchema,
    initial: { phone: '', currentPassword: '' },
    draft: contactDrafts.phone,
    translate: t,
    onSubmit: async ({ phone, currentPassword }) => {
      const refused = await askToChange({ of: 'phone', value: phone, currentPassword })
      return refused ?? navigate('/my-account/otp-verification')
    },
  })
  return (
    <Page title={t('phone.title')} why={t('phone.why')} back="/my-account/edit-user-info">
      <ForbiddenNotice errors={[error]} />
      <ContactForm form={form}>
        <PhoneField
          {...form.field('phone')}
          label={t('phone.label')}
          hint={user?.phone ? t('phone.now', { phone: formatPhone(user.phone) }) : t('phone.hint')}
        />
      </ContactForm>
    </Page>
  )
}
