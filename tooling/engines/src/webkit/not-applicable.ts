import { test } from 'playwright/test'

/** Skips the rest of a journey, at an action for which WebDriver has no command. */
export function notApplicable(reason: string): never {
  test.skip(true, `not applicable: ${reason}`)
  throw new Error(reason)
}

/** A method of Playwright for which WebDriver has no command. */
export const lacking = (reason: string) => async (): Promise<never> => notApplicable(reason)
