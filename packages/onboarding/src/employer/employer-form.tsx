import { saveEmployer } from '@coffer/api-client/depositor'
import { employmentStatuses } from '@coffer/domain/depositor-rules'
import { draftOf } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useMemo } from 'react'
import { overSaved } from '../step/over-saved.ts'
import { StepForm } from '../step/step-form.tsx'
import { useGivesWay } from '../step/use-gives-way.ts'
import { useSaveStep } from '../step/use-save-step.ts'
import { useWords } from '../words.ts'
import { type SavedEmployment, toFields, toForm } from './employment.ts'
import { type EmployerForm as Employment, employerSchema, isWorking } from './employer.schema.ts'

const kept = draftOf('registration-employer')

/** What the person does; employer and occupation only of those who work. */
export function EmployerForm({ saved, revision }: { saved: SavedEmployment; revision: string | null }) {
  const t = useWords()
  const initial = useMemo(() => toForm(saved), [saved])
  const draft = useMemo(() => overSaved(kept, initial), [initial])
  const onSubmit = useSaveStep({
    step: 'employer',
    save: (form: Employment, options) => saveEmployer(toFields(form), options),
    revision,
    draft: kept,
  })
  const form = useForm({ schema: employerSchema, initial, draft: draft.port, translate: t, onSubmit })
  useGivesWay(form, initial, draft.gaveWay)
  const isSelfEmployed = form.values.employmentStatus === 'self-employed'
  return (
    <StepForm form={form}>
      <RadioField
        {...form.field('employmentStatus')}
        label={t('employer.status.label')}
        options={employmentStatuses.map((status) => ({
          value: status,
          label: t(`employer.status.${status}`),
        }))}
      />
      {isWorking(form.values.employmentStatus) && (
        <>
          <TextField
            {...form.field('employerName')}
            label={t(isSelfEmployed ? 'employer.employerName.selfLabel' : 'employer.employerName.label')}
            hint={isSelfEmployed ? t('employer.employerName.selfHint') : undefined}
            autoComplete="organization"
          />
          <TextField
            {...form.field('occupation')}
            label={t('employer.occupation.label')}
            hint={t('employer.occupation.hint')}
            autoComplete="organization-title"
          />
        </>
      )}
    </StepForm>
  )
}
