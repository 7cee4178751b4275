import type { Goal } from '@coffer/api-client/goals'
import type { CalendarDate } from '@coffer/domain/calendar'
import { forecastDate, monthlyFill, recentMonthly, type RepeatingDeposit } from '@coffer/domain/goal-progress'

export interface Forecast {
  /** Cents a month: of repeating deposits, else of what was added lately; 0 for neither. */
  monthly: number
  /** The day on which the target is saved at that amount; null without a target, and where that is never. */
  on: CalendarDate | null
}

interface ForecastContext {
  goals: readonly Goal[]
  deposits: readonly RepeatingDeposit[]
  today: CalendarDate
}

/** When a goal is reached if it is filled as planned, or as of late. */
export function forecastOf(goal: Goal, { goals, deposits, today }: ForecastContext): Forecast {
  const planned = monthlyFill(goal.uuid, goals, deposits)
  const monthly = planned > 0 ? planned : recentMonthly(goal, today)
  return { monthly, on: forecastDate(goal, monthly, today) }
}
