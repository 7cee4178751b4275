import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withStorybookServed } from '@coffer/storybook-tooling/serve-storybook'
import { test as base, type FrameLocator, type Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../../../../storybook-static/', import.meta.url))

/** A test with the built Storybook on the worker's own port, below a path as on a host that has other pages too. */
export const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({}, use) => {
      if (!existsSync(join(folder, 'index.html')))
        throw new Error('no storybook-static: npm run storybook:build')
      await withStorybookServed(folder, use, '/design')
    },
    { scope: 'worker' },
  ],
})

/** Opens a tenant's story. */
export async function openStory(page: Page, storybook: string, story: string, tenant: string): Promise<void> {
  await page.goto(`${storybook}/?path=/story/${story}&globals=tenant:${tenant}`)
  await waitForStory(storyCanvas(page))
}

/** Waits for the story in a frame. It loads all of Storybook, hence the timeout is longer than a page's. */
export async function waitForStory(
  frame: FrameLocator,
  state: 'attached' | 'visible' = 'visible',
): Promise<void> {
  await frame.locator('#storybook-root > *').first().waitFor({ state, timeout: 45_000 })
}

/** The story on the canvas. */
export const storyCanvas = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe')

/** The story of one tenant in one language, side by side with others. */
export const storyFrame = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${title}"]`)
