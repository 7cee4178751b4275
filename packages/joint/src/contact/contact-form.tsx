import type { JointHolder } from '@coffer/api-client/joint'
import { useApplicationTranslations } from '@coffer/application/messages'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { phoneDigits } from '@coffer/domain/phone'
import { normalEmail } from '@coffer/domain/email'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useMemo } from 'react'
import { isStepOpen } from '../application/current-screen.ts'
import { drafts } from '../application/drafts.ts'
import { useHolderApplication } from '../application/use-holder-application.ts'
import { useTranslations } from '../messages.ts'
import { contactSchema } from './contact.schema.ts'
import { useSaveContact } from './use-save-contact.ts'

/** Email and phone, starting with the saved values. */
export function ContactForm({ holder }: { holder: JointHolder | null }) {
  const t = useTranslations()
  const tApplication = useApplicationTranslations('theirs')
  const [email, phone] = [holder?.email ?? '', phoneDigits(holder?.fields.phone ?? '')]
  const form = useStepForm({
    resource: useHolderApplication(),
    isOpen: (current) => isStepOpen('contact', current),
    revision: holder?.revision ?? null,
    save: useSaveContact(holder),
    toFields: (contact) => ({ ...contact, email: normalEmail(contact.email) }),
    perspective: 'theirs',
    schema: contactSchema,
    initial: useMemo(() => ({ email, phone }), [email, phone]),
    draft: drafts.contact,
  })
  return (
    <StepForm form={form} perspective="theirs">
      <TextField
        {...form.field('email')}
        label={tApplication('email.label')}
        hint={t('contact.email.hint')}
        type="email"
        autoComplete="off"
      />
      <PhoneField
        {...form.field('phone')}
        label={tApplication('phone.label')}
        hint={tApplication('phone.hint')}
        autoComplete="off"
      />
    </StepForm>
  )
}
