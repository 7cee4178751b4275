import { employmentStatuses } from '@coffer/domain/depositor-rules'
import type { FormState } from '@coffer/ui-kit/form'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextField } from '@coffer/ui-kit/text-field'
import { useApplicationTranslations, type Perspective } from '../messages.ts'
import { type EmploymentForm, isWorking } from './employment.schema.ts'

interface EmploymentFieldsProps {
  form: Pick<FormState<EmploymentForm>, 'field' | 'values'>
  perspective?: Perspective
}

/** Employment status, with employer and occupation for working statuses. */
export function EmploymentFields({ form, perspective = 'own' }: EmploymentFieldsProps) {
  const t = useApplicationTranslations(perspective)
  const autoFill = (autoComplete: string) => (perspective === 'own' ? autoComplete : 'off')
  const isSelfEmployed = form.values.employmentStatus === 'self-employed'
  return (
    <>
      <RadioField
        {...form.field('employmentStatus')}
        label={t('employment.status.label')}
        options={employmentStatuses.map((status) => ({
          value: status,
          label: t(`employment.status.${status}`),
        }))}
      />
      {isWorking(form.values.employmentStatus) && (
        <>
          <TextField
            {...form.field('employerName')}
            label={t(isSelfEmployed ? 'employment.employerName.selfLabel' : 'employment.employerName.label')}
            hint={isSelfEmployed ? t('employment.employerName.selfHint') : undefined}
            autoComplete={autoFill('organization')}
          />
          <TextField
            {...form.field('occupation')}
            label={t('employment.occupation.label')}
            hint={t('employment.occupation.hint')}
            autoComplete={autoFill('organization-title')}
          />
        </>
      )}
    </>
  )
}
