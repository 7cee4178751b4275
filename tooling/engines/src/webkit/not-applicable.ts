import { test } from 'playwright/test'

/** Ends a journey as skipped at what WebDriver has no command for. */
export function notApplicable(reason: string): never {
  test.skip(true, `not applicable: ${reason}`)
  throw new Error(reason)
}

/** A method of Playwright's that WebDriver has no command for. */
export const lacking = (reason: string) => async (): Promise<never> => notApplicable(reason)
