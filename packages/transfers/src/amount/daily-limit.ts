/** The share of today's limit from which an amount is near it. */
const NEAR = 0.8

interface DailyLimit {
  /** Cents: the limit of a single transfer. */
  max: number
  /** Cents: what is left of today's limit. */
  leftToday: number
}

/** Whether the rest of today's limit is worth showing: it allows less than usual, or an amount in cents is near it. */
export const isDailyLimitRelevant = (cents: number, { max, leftToday }: DailyLimit): boolean =>
  leftToday < max || cents >= leftToday * NEAR
