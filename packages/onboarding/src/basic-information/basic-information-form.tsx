import { type DepositorProgress, saveBasic } from '@coffer/api-client/depositor'
import { providerNow } from '@coffer/api-client/transport'
import { useApplicationTranslations } from '@coffer/application/messages'
import { toForm } from '@coffer/application/person'
import { PersonFields } from '@coffer/application/person-fields'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { isStepOpen } from '@coffer/domain/access'
import { phoneDigits } from '@coffer/domain/phone'
import { utcDate } from '@coffer/domain/calendar'
import { draftOf } from '@coffer/session/drafts'
import { PhoneField } from '@coffer/ui-kit/phone-field'
import { useMemo } from 'react'
import { useOwnApplication } from '../application/use-own-application.ts'
import { basicInformationSchema } from './basic-information.schema.ts'

interface BasicInformationFormProps {
  saved: DepositorProgress['fields']
  revision: string | null
  /** The depositor’s number for one-time codes, as the default of the mobile number. */
  knownPhone: string | null
}

const draft = draftOf('registration-basic', { except: ['ssn'] })

/** Name, date of birth, Social Security number and phone, starting with the saved values. */
export function BasicInformationForm({ saved, revision, knownPhone }: BasicInformationFormProps) {
  const t = useApplicationTranslations()
  const form = useStepForm({
    resource: useOwnApplication(),
    isOpen: ({ lastStep }) => isStepOpen(lastStep, 'basic'),
    revision,
    save: saveBasic,
    schema: basicInformationSchema({ today: utcDate(providerNow()), ssnIsSaved: saved.ssnLastFour !== null }),
    initial: useMemo(
      () => ({ ...toForm(saved), phone: phoneDigits(saved.phone ?? knownPhone ?? '') }),
      [saved, knownPhone],
    ),
    draft,
  })
  return (
    <StepForm form={form}>
      <PersonFields form={form} savedLastFour={saved.ssnLastFour} />
      <PhoneField {...form.field('phone')} label={t('phone.label')} hint={t('phone.hint')} />
    </StepForm>
  )
}
