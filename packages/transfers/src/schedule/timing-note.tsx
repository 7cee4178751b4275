import type { Schedule } from '@coffer/api-client/transfers'
import type { CalendarDate } from '@coffer/domain/calendar'
import { providerNow } from '@coffer/api-client/transport'
import { DayNote } from './day-note.tsx'
import { useScheduleSentences } from './schedule-sentences.ts'

interface TimingNoteProps {
  /** The schedule, with its first day if that has passed. */
  schedule: Schedule & { firstDay?: CalendarDate }
}

/** Adds to the dates of the summary why a deposit leaves later, and when the following ones do. */
export function TimingNote({ schedule }: TimingNoteProps) {
  const sentences = useScheduleSentences()(schedule, providerNow())
  return sentences.length > 0 && <DayNote sentences={sentences} />
}
