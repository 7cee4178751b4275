import { saveEmployer } from '@coffer/api-client/depositor'
import { type SavedEmployment, toFields, toForm } from '@coffer/application/employment'
import { EmploymentFields } from '@coffer/application/employment-fields'
import { type EmploymentForm, employmentSchema } from '@coffer/application/employment-schema'
import { useSavedForm } from '@coffer/application/saved-form'
import { useDetailWords } from '@coffer/application/messages'
import { useRoute } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { useMemo } from 'react'
import { StepForm } from '../step/step-form.tsx'
import { useSaveStep } from '../step/use-save-step.ts'

const draft = draftOf('registration-employer')

/** What the person does; employer and occupation only of those who work. */
export function EmployerForm({ saved, revision }: { saved: SavedEmployment; revision: string | null }) {
  const { path } = useRoute()
  const onSubmit = useSaveStep({
    step: 'employer',
    save: (form: EmploymentForm, options) => saveEmployer(toFields(form), options),
    revision,
    draft,
  })
  const initial = useMemo(() => toForm(saved), [saved])
  const translate = useDetailWords()
  const form = useSavedForm({ path, schema: employmentSchema, initial, draft, translate, onSubmit })
  return (
    <StepForm form={form}>
      <EmploymentFields form={form} />
    </StepForm>
  )
}
