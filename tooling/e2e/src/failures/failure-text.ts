import type { Locator, Page } from '@playwright/test'

/** The failure that a screen reports, which is announced when it appears. */
export const failureText = (page: Page): Locator => page.getByRole('alert')
