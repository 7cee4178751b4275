import type { JointHolder } from '@coffer/api-client/joint'
import { phoneDigits } from '@coffer/domain/bank'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useMemo } from 'react'
import { drafts } from '../application/drafts.ts'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'
import { useTranslations } from '../messages.ts'
import { contactSchema } from './contact.schema.ts'
import { useSaveContact } from './use-save-contact.ts'

/** Email and phone, with what is saved of them. */
export function ContactForm({ holder }: { holder: JointHolder | null }) {
  const t = useTranslations()
  const details = useDetailWords('theirs')
  const { path } = useRoute()
  const [email, phone] = [holder?.email ?? '', phoneDigits(holder?.fields.phone ?? '')]
  const initial = useMemo(() => ({ email, phone }), [email, phone])
  const onSubmit = useSaveStep({ step: 'contact', save: useSaveContact(holder), draft: drafts.contact })
  const form = useSavedForm({
    path,
    schema: contactSchema,
    initial,
    draft: drafts.contact,
    translate: details,
    onSubmit,
  })
  return (
    <StepForm form={form}>
      <TextField
        {...form.field('email')}
        label={details('email.label')}
        hint={t('contact.email.hint')}
        type="email"
        autoComplete="off"
      />
      <PhoneField
        {...form.field('phone')}
        label={details('phone.label')}
        hint={details('phone.hint')}
        autoComplete="off"
      />
    </StepForm>
  )
}
