import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { goalLimits, hasDate, hasTarget } from '@coffer/domain/goals'
import { dayOfSchedule } from '@coffer/domain/schedule'
import { DayField } from '@coffer/ui-kit/day-field'
import type { FormState } from '@coffer/ui-kit/form'
import { useTranslations } from '../messages.ts'
import { type GoalValues, parseKind } from './goal.schema.ts'
import { GoalAmountField } from './goal-amount-field.tsx'

interface TargetFieldsProps {
  form: FormState<GoalValues>
  today: CalendarDate
}

/** The target and the date, if the kind of the goal has them. */
export function TargetFields({ form, today }: TargetFieldsProps) {
  const t = useTranslations()
  const kind = parseKind(form.values)
  return (
    <>
      {hasTarget(kind) && <GoalAmountField field={form.field('target')} label={t('field.target')} />}
      {hasDate(kind) && (
        <DayField
          {...form.field('date')}
          label={t(kind === 'yearly' ? 'field.due' : 'field.date')}
          hint={t(kind === 'yearly' ? 'field.due.hint' : 'field.date.hint')}
          min={addDays(today, 1)}
          max={dayOfSchedule(today, 'monthly', 12 * goalLimits.yearsAhead)}
        />
      )}
    </>
  )
}
