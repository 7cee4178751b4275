import { type JointHolder, saveHolderPerson } from '@coffer/api-client/joint'
import { providerNow } from '@coffer/api-client/transport'
import { toForm } from '@coffer/application/person'
import { PersonFields } from '@coffer/application/person-fields'
import { requireLastName, personFields, withoutSingleName } from '@coffer/application/person-schema'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { utcDate } from '@coffer/domain/calendar'
import { useMemo } from 'react'
import * as v from 'valibot'
import { isStepOpen } from '../application/current-screen.ts'
import { drafts } from '../application/drafts.ts'
import { useHolderApplication } from '../application/use-holder-application.ts'

/** The holder’s name, date of birth and Social Security number, starting with the saved values. */
export function PersonalInformationForm({ holder: { fields, revision } }: { holder: JointHolder }) {
  const context = { today: utcDate(providerNow()), ssnIsSaved: fields.ssnLastFour !== null }
  const form = useStepForm({
    resource: useHolderApplication(),
    isOpen: (holder) => isStepOpen('personal-information', holder),
    revision,
    save: saveHolderPerson,
    perspective: 'theirs',
    schema: v.pipe(v.object(personFields(context)), requireLastName(), v.transform(withoutSingleName)),
    initial: useMemo(() => toForm(fields), [fields]),
    draft: drafts.person,
  })
  return (
    <StepForm form={form} perspective="theirs">
      <PersonFields form={form} savedLastFour={fields.ssnLastFour} perspective="theirs" />
    </StepForm>
  )
}
