import { type JointHolder, saveHolderOccupation } from '@coffer/api-client/joint'
import { toFields, toForm } from '@coffer/application/employment'
import { EmploymentFields } from '@coffer/application/employment-fields'
import { employmentSchema } from '@coffer/application/employment-schema'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { useMemo } from 'react'
import { isStepOpen } from '../application/current-screen.ts'
import { drafts } from '../application/drafts.ts'
import { useHolderApplication } from '../application/use-holder-application.ts'

/** The holder’s employment; employer and occupation only if the status is a working one. */
export function OccupationForm({ holder: { fields, revision } }: { holder: JointHolder }) {
  const form = useStepForm({
    resource: useHolderApplication(),
    isOpen: (holder) => isStepOpen('occupation', holder),
    revision,
    save: (values, options) => saveHolderOccupation(toFields(values), options),
    toFields,
    perspective: 'theirs',
    schema: employmentSchema,
    initial: useMemo(() => toForm(fields), [fields]),
    draft: drafts.occupation,
  })
  return (
    <StepForm form={form} perspective="theirs">
      <EmploymentFields form={form} perspective="theirs" />
    </StepForm>
  )
}
