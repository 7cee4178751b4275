import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import type { Filter } from './filter.ts'

export const periodNames = ['this-month', 'last-month', 'this-year', 'tax-year'] as const
export type PeriodName = (typeof periodNames)[number]

/** The first and the last day. */
export type Period = Pick<Filter, 'from' | 'to'>

/** Whole months and years, so that scheduled transactions are included. The tax year is the last calendar year. */
export function getPeriod(name: PeriodName, today: CalendarDate): Period {
  const year = Number(today.slice(0, 4))
  const monthStart = `${today.slice(0, 7)}-01`
  switch (name) {
    case 'this-month':
      return { from: monthStart, to: addDays(nextMonth(monthStart), -1) }
    case 'last-month': {
      const to = addDays(monthStart, -1)
      return { from: `${to.slice(0, 7)}-01`, to }
    }
    case 'this-year':
      return wholeYear(year)
    case 'tax-year':
      return wholeYear(year - 1)
    default:
      return name satisfies never
  }
}

const wholeYear = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` })

const nextMonth = (monthStart: CalendarDate): CalendarDate => `${addDays(monthStart, 31).slice(0, 7)}-01`
