import type { Rate } from '@coffer/api-client/rates'
import type { CalendarDate } from '@coffer/domain/calendar'

export interface RateChange {
  from: Rate
  to: Rate
}

/** The next announced change that is not in effect yet; null if there is none. `rates` is sorted newest first. */
export function announcedChange(rates: readonly Rate[], today: CalendarDate): RateChange | null {
  const next = rates.findLastIndex(({ effectiveOn }) => effectiveOn > today)
  const [to, from] = next === -1 ? [] : rates.slice(next, next + 2)
  return to && from && to.apy !== from.apy ? { from, to } : null
}
