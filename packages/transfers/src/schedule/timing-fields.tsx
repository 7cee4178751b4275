import type { Schedule } from '@coffer/api-client/transfers'
import { providerNow } from '@coffer/api-client/transport'
import { addDays, type CalendarDate, isCalendarDate } from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import { DayField } from '@coffer/ui-kit/day-field'
import type { FormState } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { type Key, useTranslations } from '../messages.ts'
import { DayNote } from './day-note.tsx'
import { useScheduleSentences } from './schedule-sentences.ts'
import { isRepeating, type Timing, type TimingValues } from './timing.schema.ts'
import { type KeptSchedule, validSchedule } from './valid-schedule.ts'

interface TimingFieldsProps {
  form: Pick<FormState<TimingValues>, 'field' | 'values'>
  offered: readonly Timing[]
  today: string
  /** Label of the first day if earlier deposits have been made. */
  startLabel?: Key
  kept?: KeptSchedule
}

/** Timing of a deposit: now, on a date or repeating, with the resulting dates once the fields are complete. */
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
        isCompact
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

interface TimingNoteProps {
  /** The schedule, with its first day if that has passed. */
  schedule: Schedule & { firstDay?: CalendarDate }
}

/** Adds to the dates of the summary why a deposit leaves later, and when the following ones do. */
function TimingNote({ schedule }: TimingNoteProps) {
  const sentences = useScheduleSentences()(schedule, providerNow())
  return sentences.length > 0 && <DayNote sentences={sentences} />
}
