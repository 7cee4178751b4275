import type { Locator, Page } from '@playwright/test'

/** What a screen says went wrong, announced as it appears. */
export const failureText = (page: Page): Locator => page.getByRole('alert')
