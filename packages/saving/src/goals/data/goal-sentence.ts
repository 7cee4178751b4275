import type { Goal } from '@coffer/api-client/goals'
import type { CalendarDate } from '@coffer/domain/calendar'
import { centsBehind, goalStatus, monthlyNeeded, targetProgress } from '@coffer/domain/goal-progress'
import { type Formats, useFormats } from '@coffer/i18n/formats'
import type { MessageValues } from '@coffer/i18n/messages'
import { type Key, useTranslations } from '../messages.ts'
import { forecastGoal } from './goal-forecast.ts'
import type { RepeatingDeposit } from '@coffer/domain/goal-progress'

interface SentenceContext {
  goals: readonly Goal[]
  deposits: readonly RepeatingDeposit[]
  today: CalendarDate
}

/** Whole dollars; an amount below one dollar has cents. */
export const formatRoughly = (cents: number, { money, wholeDollars }: Formats): string =>
  cents < 100 ? money(cents) : wholeDollars(cents)

/** "2028-06-23" to "June 2028". */
export const formatMonth = (day: CalendarDate, { month }: Formats): string => {
  const [year = 0, number = 1] = day.split('-').map(Number)
  return month(year, number)
}

/** The state of a goal in one sentence: a forecast, the amount it needs, or when it was reached. */
export function useGoalSentence(): (goal: Goal, context: SentenceContext) => string {
  const t = useTranslations()
  const formats = useFormats()
  return (goal, context) => t(...toSentence(goal, context, formats))
}

function toSentence(goal: Goal, context: SentenceContext, formats: Formats): [Key, MessageValues] {
  const { date } = formats
  const { today } = context
  if (goal.archivedOn !== null) return ['sentence.archived', { date: date(goal.archivedOn) }]
  const status = goalStatus(goal, today)
  const { monthly, on } = forecastGoal(goal, context)
  const amount = formatRoughly(monthly, formats)
  if (status === 'reached') return ['sentence.reached', { date: date(goal.reachedOn ?? today) }]
  if (status === 'growing') return monthly > 0 ? ['sentence.growing', { amount }] : ['sentence.buffer', {}]
  if (status === 'saving')
    return on === null
      ? ['sentence.saving', {}]
      : ['sentence.forecast', { amount, month: formatMonth(on, formats) }]
  const due = goal.targetDate ?? today
  if (due <= today)
    return [
      'sentence.due',
      { date: date(due), amount: formatRoughly(targetProgress(goal)?.remainingCents ?? 0, formats) },
    ]
  const needed = formatRoughly(monthlyNeeded(goal, today) ?? 0, formats)
  return status === 'behind'
    ? [
        'sentence.behind',
        { amount: formatRoughly(centsBehind(goal, today), formats), needed, date: date(due) },
      ]
    : ['sentence.onTrack', { needed, date: date(due) }]
}
