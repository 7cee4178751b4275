import type { Schedule } from '@coffer/api-client/transfers'
import type { CalendarDate } from '@coffer/domain/calendar'
import { providerNow } from '@coffer/api-client/transport'
import { DayNote } from './day-note.tsx'
import { useScheduleSentences } from './schedule-sentences.ts'

interface TimingNoteProps {
  /** With the day it began where that has passed. */
  schedule: Schedule & { firstDay?: CalendarDate }
}

/** What the summary’s dates do not say: why a deposit leaves later, and on which days the next ones do. */
export function TimingNote({ schedule }: TimingNoteProps) {
  const sentences = useScheduleSentences()(schedule, providerNow())
  return sentences.length > 0 && <DayNote sentences={sentences} />
}
