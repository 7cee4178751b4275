import type { Schedule } from '@coffer/api-client/transfers'
import { addDays, type CalendarDate, isCalendarDate } from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { checkStart } from '@coffer/domain/schedule'
import { DayField } from '@coffer/ui-kit/day-field'
import type { FormState } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { type Key, useTranslations } from '../messages.ts'
import { isRepeating, type Timing, type TimingValues } from './timing.schema.ts'
import { TimingNote } from './timing-note.tsx'

/** A schedule that is changed, and the day it began. */
type KeptSchedule = Schedule & { firstDay: CalendarDate }

interface TimingFieldsProps {
  form: Pick<FormState<TimingValues>, 'field' | 'values'>
  offered: readonly Timing[]
  today: string
  /** Label of the first day when earlier days have passed. */
  startLabel?: Key
  kept?: KeptSchedule
}

/** Now, on a date or repeating; and the resulting dates once the fields are complete. */
export function TimingFields({
  form: { field, values },
  offered,
  today,
  startLabel,
  kept,
}: TimingFieldsProps) {
  const t = useTranslations()
  const { timing, startDate } = values
  const schedule = validSchedule(values, today, kept)
  const latest = addDays(today, counts.scheduleDaysAhead)
  return (
    <Stack gap={24}>
      <RadioField
        {...field('timing')}
        label={t('timing.label')}
        options={offered.map((value) => ({ value, label: t(`timing.${value}`) }))}
      />
      {timing !== 'now' && (
        <DayField
          {...field('startDate')}
          label={t(startLabel ?? (isRepeating(timing) ? 'start.label.repeating' : 'start.label.once'))}
          min={addDays(today, 1)}
          max={latest}
        />
      )}
      {isRepeating(timing) && (
        <DayField
          {...field('endDate')}
          label={t('end.label')}
          hint={t('end.hint')}
          isOptional
          min={isCalendarDate(startDate) ? startDate : addDays(today, 1)}
        />
      )}
      {schedule && <TimingNote schedule={schedule} />}
    </Stack>
  )
}

/** The schedule of complete, valid fields, with the day it began where that is kept; null otherwise. */
function validSchedule(
  { timing, startDate, endDate }: TimingValues,
  today: string,
  kept?: KeptSchedule,
): (Schedule & { firstDay?: CalendarDate }) | null {
  if (timing === 'now') return { frequency: 'once', startDate: null, endDate: null }
  if (startDate !== kept?.startDate && checkStart(startDate, today) !== null) return null
  if (!isRepeating(timing)) return { frequency: 'once', startDate, endDate: null }
  const isKept = startDate === kept?.startDate && timing === kept.frequency
  return {
    frequency: timing,
    startDate,
    endDate: isCalendarDate(endDate) && endDate >= startDate ? endDate : null,
    ...(isKept && { firstDay: kept.firstDay }),
  }
}
