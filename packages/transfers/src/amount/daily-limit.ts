/** An amount is near today's limit from this share of it. */
const NEAR = 0.8

interface DailyLimit {
  /** Cents of the most that one transfer may move. */
  max: number
  /** Cents left of the day's limit. */
  leftToday: number
}

/** Whether what is left of today's limit is worth a sentence: it allows less than usual, or an amount in cents comes near it. */
export const isDailyLimitRelevant = (cents: number, { max, leftToday }: DailyLimit): boolean =>
  leftToday < max || cents >= leftToday * NEAR
