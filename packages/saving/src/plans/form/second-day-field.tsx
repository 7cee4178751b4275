import { isSecondDay } from '@coffer/domain/deposit-plans'
import type { FieldBinding } from '@coffer/ui-kit/form'
import { SelectField } from '@coffer/ui-kit/select-field'
import { useDayName } from '../data/plan-names.ts'
import { useTranslations } from '../messages.ts'
import { type PlanValues, getSecondDay } from './plan.schema.ts'

interface SecondDayFieldProps {
  field: FieldBinding<string>
  values: PlanValues
}

/** The second day of a plan twice a month; the default until another is chosen. */
export function SecondDayField({ field, values }: SecondDayFieldProps) {
  const t = useTranslations()
  const dayName = useDayName()
  const chosen = getSecondDay(values)
  const days = Array.from({ length: 31 }, (_, index) => index + 1).filter(
    (day) => day === chosen || isSecondDay(day, values.startDate),
  )
  return (
    <SelectField
      {...field}
      value={String(chosen ?? '')}
      label={t('field.second')}
      hint={t('field.second.hint')}
      options={days.map((day) => ({ value: String(day), label: dayName(day) }))}
    />
  )
}
