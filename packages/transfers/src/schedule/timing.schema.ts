import type { Schedule } from '@coffer/api-client/transfers'
import {
  checkEnd,
  checkStart,
  type EndProblem,
  type Repeating,
  type StartProblem,
} from '@coffer/domain/schedule'
import type { Key } from '../messages.ts'

/** When a deposit is made: now, on a date, or repeatedly. */
export const timings = ['now', 'date', 'weekly', 'biweekly', 'monthly'] as const
export type Timing = (typeof timings)[number]

const isTiming = (text: string): text is Timing => timings.some((timing) => timing === text)
export const isRepeating = (timing: string): timing is Repeating =>
  timing === 'weekly' || timing === 'biweekly' || timing === 'monthly'

/** The timing fields of a form. */
export interface TimingValues extends Record<string, string> {
  timing: string
  startDate: string
  endDate: string
}

const startKeys: Record<StartProblem, Key> = {
  empty: 'start.problem.empty',
  'not-a-date': 'start.problem.notADate',
  past: 'start.problem.past',
  today: 'start.problem.today',
  'too-far': 'start.problem.tooFar',
}
const endKeys: Record<EndProblem, Key> = {
  'not-a-date': 'start.problem.notADate',
  'before-start': 'end.problem.beforeStart',
}

/** Errors of the dates by field, as message keys. The date in `kept` is unchanged and always valid. */
export function timingProblems(
  { timing, startDate, endDate }: Pick<TimingValues, 'timing' | 'startDate' | 'endDate'>,
  { today, kept = null }: { today: string; kept?: string | null },
): Record<'timing' | 'startDate' | 'endDate', Key | null> {
  const start = timing === 'now' || startDate === kept ? null : checkStart(startDate, today)
  const end = isRepeating(timing) ? checkEnd(endDate, startDate) : null
  return {
    timing: isTiming(timing) ? null : 'timing.problem',
    startDate: start && startKeys[start],
    endDate: end && endKeys[end],
  }
}

/** The schedule that results from valid fields. */
export const toSchedule = ({
  timing,
  startDate,
  endDate,
}: Pick<TimingValues, 'timing' | 'startDate' | 'endDate'>): Schedule => ({
  frequency: isRepeating(timing) ? timing : 'once',
  startDate: timing === 'now' ? null : startDate,
  endDate: isRepeating(timing) && endDate !== '' ? endDate : null,
})
