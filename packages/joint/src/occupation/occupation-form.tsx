import { type JointHolder, saveHolderOccupation } from '@coffer/api-client/joint'
import { toFields, toForm } from '@coffer/application/employment'
import { EmploymentFields } from '@coffer/application/employment-fields'
import { type EmploymentForm, employmentSchema } from '@coffer/application/employment-schema'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { useMemo } from 'react'
import { drafts } from '../application/drafts.ts'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'

const draft = drafts.occupation

/** What the holder does; employer and occupation only of those who work. */
export function OccupationForm({ holder: { fields, revision } }: { holder: JointHolder }) {
  const { path } = useRoute()
  const initial = useMemo(() => toForm(fields), [fields])
  const onSubmit = useSaveStep({
    step: 'occupation',
    save: (form: EmploymentForm) => saveHolderOccupation(toFields(form), { revision }),
    draft,
  })
  const translate = useDetailWords('theirs')
  const form = useSavedForm({ path, schema: employmentSchema, initial, draft, translate, onSubmit })
  return (
    <StepForm form={form}>
      <EmploymentFields form={form} whose="theirs" />
    </StepForm>
  )
}
