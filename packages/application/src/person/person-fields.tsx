import { DateField } from '@coffer/ui-kit/date-field'
import type { FormState } from '@coffer/ui-kit/form'
import { TextField } from '@coffer/ui-kit/text-field'
import { useDetailWords, type Perspective } from '../messages.ts'
import type { PersonForm } from './person.ts'
import { SsnPart } from './ssn-part.tsx'

interface PersonFieldsProps {
  form: Pick<FormState<PersonForm>, 'field'>
  /** The last four digits of the Social Security number that is saved; null while none is. */
  savedLastFour: string | null
  whose?: Perspective
}

/** Name, date of birth and Social Security number. A browser fills in the person's own only. */
export function PersonFields({ form, savedLastFour, whose = 'own' }: PersonFieldsProps) {
  const t = useDetailWords(whose)
  const own = (autoComplete: string) => (whose === 'own' ? autoComplete : 'off')
  return (
    <>
      <TextField {...form.field('firstName')} label={t('firstName.label')} autoComplete={own('given-name')} />
      <TextField
        {...form.field('middleName')}
        label={t('middleName.label')}
        autoComplete={own('additional-name')}
        isOptional
      />
      <TextField {...form.field('lastName')} label={t('lastName.label')} autoComplete={own('family-name')} />
      <TextField
        {...form.field('suffix')}
        label={t('suffix.label')}
        hint={t('suffix.hint')}
        autoComplete={own('honorific-suffix')}
        isOptional
      />
      <DateField
        {...form.field('dateOfBirth')}
        label={t('dateOfBirth.label')}
        hint={t('dateOfBirth.hint')}
        autoComplete={own('bday')}
      />
      <SsnPart {...form.field('ssn')} savedLastFour={savedLastFour} whose={whose} />
    </>
  )
}
