import {
  availableFrom,
  type CalendarDate,
  easternDate,
  nextBusinessDay,
  submissionDate,
} from '@coffer/domain/calendar'

/** The days of a transfer, by the bank's calendar in New York. */
export interface TransferDates {
  accepted: CalendarDate
  submitted: CalendarDate
  settled: CalendarDate
  available: CalendarDate
}

/** When a transfer accepted at an instant goes out, arrives and can be used. */
export function transferDates(accepted: string | number): TransferDates {
  const submitted = submissionDate(accepted)
  return {
    accepted: easternDate(accepted),
    submitted,
    settled: nextBusinessDay(submitted),
    available: easternDate(availableFrom(submitted)),
  }
}
