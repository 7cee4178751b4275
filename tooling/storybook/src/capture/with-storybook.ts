import { launchChromium } from '@coffer/chromium/launch'
import { paths } from '@coffer/tenant-tooling/paths'
import type { Browser } from 'playwright-core'
import { buildStorybook } from './build-storybook.ts'
import { withStorybookServed } from './serve-storybook.ts'
import { stableFlags } from './stable-chromium.ts'

export interface OpenedStorybook {
  /** The folder of the built Storybook, and the origin at which it is served. */
  readonly storybook: string
  readonly origin: string
  readonly browser: Browser
}

/** Builds Storybook, unless `built` is the folder of one, and serves it beside a browser until `callback` has ended. */
export async function withStorybook<Result>(
  built: string | null,
  callback: (opened: OpenedStorybook) => Promise<Result>,
): Promise<Result> {
  const storybook = built ?? buildStorybook(paths.root)
  await using browser = await launchChromium(...stableFlags)
  return await withStorybookServed(storybook, (origin) => callback({ storybook, origin, browser }))
}
