import type { Schedule } from '@coffer/api-client/transfers'
import type { CalendarDate } from '@coffer/domain/calendar'
import { providerNow } from '@coffer/api-client/transport'
import { useTranslations } from '../messages.ts'
import { DayNote } from './day-note.tsx'
import { useScheduleSentences } from './schedule-sentences.ts'

interface TimingNoteProps {
  /** With the day it began where that has passed. */
  schedule: Schedule & { firstDay?: CalendarDate }
}

/** The dates that result from a schedule, by the bank's calendar. */
export function TimingNote({ schedule }: TimingNoteProps) {
  const t = useTranslations()
  const sentences = useScheduleSentences()(schedule, providerNow())
  return (
    <DayNote sentences={schedule.frequency === 'once' ? sentences : [...sentences, t('leaves.skipped')]} />
  )
}
