/**
 * The one clock of tests, stories and their support code: lint keeps them from reading the machine's clock, so that its
 * date does not matter. `TEST_DATE`, which `npm run repeat -- --at` sets, replaces both openings.
 */

/** The time at which the page of a screen test or a story opens: a Friday morning in New York, with no holiday near. */
export const pageOpening = '2026-11-20T15:00:00Z'

/**
 * The time at which a bank for tests opens: a Friday morning in New York, early in a month, with no holiday for weeks.
 * It is ahead of the machine's clock for years to come: to a browser, the provider's clock was moved forward, as an
 * operator may do, and never back.
 */
export const bankOpening = '2032-04-02T14:00:00Z'

/** An opening, or the instant in TEST_DATE. */
export function resolveOpening(opening: string, named: string | undefined): Date {
  const at = new Date(named || opening)
  if (Number.isNaN(at.getTime())) throw new Error(`TEST_DATE is no instant: ${named}`)
  return at
}

/** The current time in the page of a test or a story. */
export const pageNow = (): number => Date.now()

/** The date in UTC in the page of a test or a story, some days ago or ahead. */
export const pageInstant = (days = 0): string => new Date(pageNow() + days * 86_400_000).toISOString()
