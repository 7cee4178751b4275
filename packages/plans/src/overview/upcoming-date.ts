import type { Plan } from '@coffer/api-client/plans'
import type { DayRange } from '@coffer/domain/deposit-plans'

/** A date of a plan that is to come. */
export type UpcomingDate = Plan['upcoming'][number]

/** The days that a date can be moved to; null where there is none, or it is skipped. */
export const movableDays = ({ movableFrom, movableUntil, isSkipped }: UpcomingDate): DayRange | null =>
  isSkipped || movableFrom === null || movableUntil === null
    ? null
    : { from: movableFrom, until: movableUntil }
