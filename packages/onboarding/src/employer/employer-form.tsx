import { saveEmployer } from '@coffer/api-client/depositor'
import { type SavedEmployment, toFields, toForm } from '@coffer/application/employment'
import { EmploymentFields } from '@coffer/application/employment-fields'
import { employmentSchema } from '@coffer/application/employment-schema'
import { StepForm } from '@coffer/application/step-form'
import { useStepForm } from '@coffer/application/use-step-form'
import { isStepOpen } from '@coffer/domain/access'
import { draftOf } from '@coffer/session/drafts'
import { useMemo } from 'react'
import { useOwnApplication } from '../application/use-own-application.ts'

const draft = draftOf('registration-employer')

/** Employment; employer and occupation only if the status is a working one. */
export function EmployerForm({ saved, revision }: { saved: SavedEmployment; revision: string | null }) {
  const form = useStepForm({
    resource: useOwnApplication(),
    isOpen: ({ lastStep }) => isStepOpen(lastStep, 'employer'),
    revision,
    save: (values, options) => saveEmployer(toFields(values), options),
    toFields,
    schema: employmentSchema,
    initial: useMemo(() => toForm(saved), [saved]),
    draft,
  })
  return (
    <StepForm form={form}>
      <EmploymentFields form={form} />
    </StepForm>
  )
}
