/**
 * The one clock of tests, stories and what supports them: lint keeps them from reading the machine's, so that its date does
 * not matter. `TEST_DATE`, which `npm run repeat -- --at` sets, replaces both openings.
 */

/** When the page of a screen's test or of a story opens: a Friday morning in New York, no holiday near. */
export const pageOpening = '2026-11-20T15:00:00Z'

/**
 * When a bank for tests opens: a Friday morning in New York, early in a month, no holiday for weeks. It is ahead of the
 * machines of years to come: a browser sees a provider whose clock was moved forward, as an operator may, and none that
 * was put back.
 */
export const bankOpening = '2032-04-02T14:00:00Z'

/** An opening, or the instant that TEST_DATE names. */
export function openingOr(opening: string, named: string | undefined): Date {
  const at = new Date(named || opening)
  if (Number.isNaN(at.getTime())) throw new Error(`TEST_DATE is no instant: ${named}`)
  return at
}

/** The time in the page of a test or of a story. */
export const pageNow = (): number => Date.now()

/** The date in UTC of the page of a test or of a story, some days ago or ahead. */
export const pageInstant = (days = 0): string => new Date(pageNow() + days * 86_400_000).toISOString()
