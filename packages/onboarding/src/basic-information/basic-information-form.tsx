import { type DepositorProgress, saveBasic } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { phoneDigits } from '@coffer/domain/bank'
import { utcDate } from '@coffer/domain/calendar'
import { draftOf } from '@coffer/session/drafts'
import { DateField } from '@coffer/ui-kit/date-field'
import { useForm } from '@coffer/ui-kit/form'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useMemo } from 'react'
import { overSaved } from '../step/over-saved.ts'
import { StepForm } from '../step/step-form.tsx'
import { useGivesWay } from '../step/use-gives-way.ts'
import { useSaveStep } from '../step/use-save-step.ts'
import { useWords } from '../words.ts'
import { type BasicInformation, basicInformationSchema } from './basic-information.schema.ts'
import { SsnPart } from './ssn-part.tsx'

type Saved = DepositorProgress['fields']

interface BasicInformationFormProps {
  saved: Saved
  revision: string | null
  /** A number the person has given elsewhere, for codes: it need not be typed again. */
  knownPhone: string | null
}

const kept = draftOf('registration-basic', { except: ['ssn'] })

const toForm = (saved: Saved, knownPhone: string | null): BasicInformation => ({
  firstName: saved.firstName ?? '',
  middleName: saved.middleName ?? '',
  lastName: saved.lastName ?? '',
  suffix: saved.suffix ?? '',
  dateOfBirth: saved.dateOfBirth ?? '',
  ssn: '',
  phone: phoneDigits(saved.phone ?? knownPhone ?? ''),
})

/** Name, date of birth, Social Security number and phone, with what is saved of them. */
export function BasicInformationForm({ saved, revision, knownPhone }: BasicInformationFormProps) {
  const t = useWords()
  const ssnIsSaved = saved.ssnLastFour !== null
  const initial = useMemo(() => toForm(saved, knownPhone), [saved, knownPhone])
  const draft = useMemo(() => overSaved(kept, initial), [initial])
  const onSubmit = useSaveStep({ step: 'basic', save: saveBasic, revision, draft: kept })
  const schema = basicInformationSchema({ today: utcDate(providerNow()), ssnIsSaved })
  const form = useForm({ schema, initial, draft: draft.port, translate: t, onSubmit })
  useGivesWay(form, initial, draft.gaveWay)
  return (
    <StepForm form={form}>
      <TextField {...form.field('firstName')} label={t('basic.firstName.label')} autoComplete="given-name" />
      <TextField
        {...form.field('middleName')}
        label={t('basic.middleName.label')}
        autoComplete="additional-name"
        isOptional
      />
      <TextField {...form.field('lastName')} label={t('basic.lastName.label')} autoComplete="family-name" />
      <TextField
        {...form.field('suffix')}
        label={t('basic.suffix.label')}
        hint={t('basic.suffix.hint')}
        autoComplete="honorific-suffix"
        isOptional
      />
      <DateField
        {...form.field('dateOfBirth')}
        label={t('basic.dateOfBirth.label')}
        hint={t('basic.dateOfBirth.hint')}
        autoComplete="bday"
      />
      <SsnPart {...form.field('ssn')} savedLastFour={saved.ssnLastFour} />
      <PhoneField {...form.field('phone')} label={t('basic.phone.label')} hint={t('basic.phone.hint')} />
    </StepForm>
  )
}
