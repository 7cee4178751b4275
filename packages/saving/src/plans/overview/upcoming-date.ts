import type { Plan } from '@coffer/api-client/plans'
import type { DayRange } from '@coffer/domain/deposit-plans'

/** An upcoming date of a plan. */
export type UpcomingDate = Plan['upcoming'][number]

/** The days that a date can be moved to; null if there are none, or if it is skipped. */
export const movableDays = ({ movableFrom, movableUntil, isSkipped }: UpcomingDate): DayRange | null =>
  isSkipped || movableFrom === null || movableUntil === null
    ? null
    : { from: movableFrom, until: movableUntil }
