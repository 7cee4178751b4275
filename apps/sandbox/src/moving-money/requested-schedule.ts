import { addDays, easternDate, type CalendarDate } from '@coffer/domain/calendar'
import { counts } from '@coffer/domain/limits'
import type { Frequency } from '@coffer/domain/schedule'
import { formatsFor } from '@coffer/i18n/language-formats'
import { invalid, type LocalizedText } from '@coffer/provider-kit/refusal'
import { now, type Tx } from '../database/in-tenant.ts'

type When = {
  readonly frequency: Frequency
  readonly start_date: CalendarDate | null
  readonly end_date: CalendarDate | null
}

/** The first day of a scheduled deposit, or null for an immediate one. */
export function scheduleStart(tx: Tx, { frequency, start_date, end_date }: When): CalendarDate | null {
  const today = easternDate(now(tx))
  if (frequency === 'once' && (start_date === null || start_date === today)) return null
  if (start_date === null) throw invalid({ start_date: [notThatDay] })
  requireStartDay(tx, start_date)
  requireEndAfter(start_date, end_date)
  return start_date
}

/** A deposit may start tomorrow at the earliest, and at most a year ahead. */
export function requireStartDay(tx: Tx, date: CalendarDate): void {
  const today = easternDate(now(tx))
  if (date <= today || date > addDays(today, counts.scheduleDaysAhead))
    throw invalid({ start_date: [notThatDay] })
}

export function requireEndAfter(start: CalendarDate, end: CalendarDate | null): void {
  if (end !== null && end < start) throw invalid({ end_date: [endsTooSoon] })
}

const notThatDay: LocalizedText = {
  en: 'Choose a day from tomorrow to a year ahead.',
  es: 'Elija un día desde mañana hasta dentro de un año.',
}
const endsTooSoon: LocalizedText = {
  en: 'Choose an end date after the start date.',
  es: 'La fecha final es anterior al primer depósito.',
}

/** Message for a requested day that is not a business day. */
export const movedDateMessage = (requested: CalendarDate, scheduledFor: CalendarDate): LocalizedText =>
  requested === scheduledFor
    ? ''
    : {
        en: `${formatsFor('en').date(requested)} isn’t a business day. This deposit leaves on ${formatsFor('en').date(scheduledFor)}.`,
        es: `El ${formatsFor('es').date(requested)} no es día hábil. Este depósito sale el ${formatsFor('es').date(scheduledFor)}.`,
      }
