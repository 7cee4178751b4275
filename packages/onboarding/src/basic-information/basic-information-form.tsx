import { type DepositorProgress, saveBasic } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { phoneDigits } from '@coffer/domain/bank'
import { utcDate } from '@coffer/domain/calendar'
import { toForm } from '@coffer/application/person'
import { PersonFields } from '@coffer/application/person-fields'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { useMemo } from 'react'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'
import { basicInformationSchema } from './basic-information.schema.ts'

interface BasicInformationFormProps {
  saved: DepositorProgress['fields']
  revision: string | null
  /** A number the person has given elsewhere, for codes: it need not be typed again. */
  knownPhone: string | null
}

const draft = draftOf('registration-basic', { except: ['ssn'] })

/** Name, date of birth, Social Security number and phone, with what is saved of them. */
export function BasicInformationForm({ saved, revision, knownPhone }: BasicInformationFormProps) {
  const t = useDetailWords()
  const { path } = useRoute()
  const initial = useMemo(
    () => ({ ...toForm(saved), phone: phoneDigits(saved.phone ?? knownPhone ?? '') }),
    [saved, knownPhone],
  )
  const onSubmit = useSaveStep({ step: 'basic', save: saveBasic, revision, draft })
  const schema = basicInformationSchema({
    today: utcDate(providerNow()),
    ssnIsSaved: saved.ssnLastFour !== null,
  })
  const form = useSavedForm({ path, schema, initial, draft, translate: t, onSubmit })
  return (
    <StepForm form={form}>
      <PersonFields form={form} savedLastFour={saved.ssnLastFour} />
      <PhoneField {...form.field('phone')} label={t('phone.label')} hint={t('phone.hint')} />
    </StepForm>
  )
}
