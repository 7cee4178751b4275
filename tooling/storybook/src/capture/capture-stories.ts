import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright-core'
import { type ScreenStory, screenOf } from './screen-stories.ts'
import { type Capture, captureStory } from './capture-story.ts'
import { stableContext } from './stable-chromium.ts'
import { openStoryPage } from './story-page.ts'

/** The number of concurrent pages: one more than there are cores, since each waits now and then. */
const pages = Math.min(availableParallelism(), 4) + 1
/** The time limit of a story in milliseconds, generous enough for a busy machine. */
const timeout = 60_000

export interface CaptureOptions {
  readonly browser: Browser
  readonly origin: string
  readonly tenant: string
  readonly stories: readonly ScreenStory[]
  /** See `StoryPageOptions`. */
  readonly isIsolated: boolean
}

/** Captures stories in a tenant's brand, several files at a time and the stories of a file in their order. */
export async function captureStories({
  browser,
  origin,
  tenant,
  stories,
  isIsolated,
}: CaptureOptions): Promise<readonly Capture[]> {
  const captures: Capture[] = []
  const screens = [...Map.groupBy(stories, ({ id }) => screenOf(id)).values()]
  const captureScreens = async () => {
    const context = await browser.newContext(stableContext)
    context.setDefaultTimeout(timeout)
    const options = { origin, tenant, isIsolated, isFramed: false }
    const storyPage = await openStoryPage(context, options)
    for (let screen = screens.shift(); screen; screen = screens.shift()) {
      for (const story of screen) {
        // oxlint-disable-next-line no-await-in-loop -- one page shows one story at a time
        captures.push(await captureStory(storyPage, story))
        if (captures.length % 100 === 0 || captures.length === stories.length)
          console.log(`${tenant}: ${captures.length} of ${stories.length}`)
      }
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: Math.min(pages, screens.length) }, captureScreens))
  return captures
}
