import type { Page } from 'playwright-core'

/** Loads the frame of the stories; it shows none yet. */
export async function loadStorybook(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
}
