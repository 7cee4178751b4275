import type { Locator, Page } from '@playwright/test'

/** The failure that a screen reports, announced as it appears. */
export const failureText = (page: Page): Locator => page.getByRole('alert')
