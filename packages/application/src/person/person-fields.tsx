import { CheckboxField } from '@coffer/ui-kit/checkbox-field'
import { DateField } from '@coffer/ui-kit/date-field'
import type { FormState } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { useApplicationTranslations, type Perspective } from '../messages.ts'
import type { PersonForm } from './person.ts'
import { SsnPart } from './ssn-part.tsx'

interface PersonFieldsProps {
  form: Pick<FormState<PersonForm>, 'field' | 'values'>
  /** The last four digits of the saved Social Security number; null without one. */
  savedLastFour: string | null
  perspective?: Perspective
}

/** Name, date of birth and Social Security number. Browsers autofill only the depositor's own details. */
export function PersonFields({ form, savedLastFour, perspective = 'own' }: PersonFieldsProps) {
  const t = useApplicationTranslations(perspective)
  const { hasSingleName } = form.values
  const autoFill = (autoComplete: string) => (perspective === 'own' ? autoComplete : 'off')
  return (
    <>
      <TextField
        {...form.field('firstName')}
        label={t(hasSingleName ? 'singleName.label' : 'firstName.label')}
        hint={hasSingleName && t('singleName.hint')}
        autoComplete={autoFill(hasSingleName ? 'name' : 'given-name')}
      />
      <TextField
        {...form.field('middleName')}
        label={t('middleName.label')}
        autoComplete={autoFill('additional-name')}
        isOptional
      />
      {!hasSingleName && (
        <TextField
          {...form.field('lastName')}
          label={t('lastName.label')}
          autoComplete={autoFill('family-name')}
        />
      )}
      <CheckboxField {...form.field('hasSingleName')} label={t('singleName.toggle')} />
      <TextField
        {...form.field('suffix')}
        label={t('suffix.label')}
        hint={t('suffix.hint')}
        autoComplete={autoFill('honorific-suffix')}
        isOptional
      />
      <DateField
        {...form.field('dateOfBirth')}
        label={t('dateOfBirth.label')}
        hint={t('dateOfBirth.hint')}
        autoComplete={autoFill('bday')}
      />
      <SsnPart {...form.field('ssn')} savedLastFour={savedLastFour} perspective={perspective} />
    </>
  )
}
