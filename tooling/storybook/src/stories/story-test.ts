import { join } from 'node:path'
import { paths } from '@coffer/tenant-tooling/paths'
import { type Browser, test as base } from '@playwright/test'
import { stableContext } from '../capture/stable-chromium.ts'
import { openStoryPage, type StoryPage, type StoryPageOptions } from '../capture/story-page.ts'
import { withStorybookServed } from '../capture/serve-storybook.ts'

export const storybook = join(paths.root, 'storybook-static')

/** The default tenant, which has snapshots; another tenant may have none. */
export const usualTenant = 'harbor'
/** The tenant whose brand the stories have, and whether their screens are rendered in the application's frame. */
export const tenant = process.env['STORY_TENANT'] || usualTenant
export const isFramed = process.env['STORY_FRAME'] === 'on'

interface WorkerFixtures {
  /** One page for all stories of a worker; a worker ends with its first failure. */
  readonly storyPage: StoryPage
}

/** A page of the stories, open until `callback` has ended. */
export async function withStoryPage(
  browser: Browser,
  options: Pick<StoryPageOptions, 'origin' | 'isIsolated'>,
  callback: (storyPage: StoryPage) => Promise<void>,
): Promise<void> {
  await using context = await browser.newContext(stableContext)
  await callback(await openStoryPage(context, { ...options, tenant, isFramed }))
}

/** A test with a page of the built Storybook. */
export const test = base.extend<object, WorkerFixtures>({
  storyPage: [
    async ({ browser }, use) => {
      await withStorybookServed(storybook, async (origin) => {
        await withStoryPage(browser, { origin, isIsolated: false }, use)
      })
    },
    { scope: 'worker' },
  ],
})
