import type { Goal } from '@coffer/api-client/goals'
import type { CalendarDate } from '@coffer/domain/calendar'
import { forecastDate, monthlyFill, recentMonthly, type RepeatingDeposit } from '@coffer/domain/goal-progress'

export interface Forecast {
  /** Cents a month: from repeating deposits, else from recent additions; 0 if there are neither. */
  monthly: number
  /** The day on which the target is reached at that rate; null without a target, or if it is never reached. */
  on: CalendarDate | null
}

interface ForecastContext {
  goals: readonly Goal[]
  deposits: readonly RepeatingDeposit[]
  today: CalendarDate
}

/** Forecasts when a goal is reached if it is filled as planned, or at the recent rate. */
export function forecastGoal(goal: Goal, { goals, deposits, today }: ForecastContext): Forecast {
  const planned = monthlyFill(goal.uuid, goals, deposits)
  const monthly = planned > 0 ? planned : recentMonthly(goal, today)
  return { monthly, on: forecastDate(goal, monthly, today) }
}
