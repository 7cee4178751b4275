import { capturePage } from './captured-page.ts'
import type { Size } from './screen-sizes.ts'
import type { ScreenStory } from './screen-stories.ts'
import { showStory, type StoryPage } from './story-page.ts'

/** The screenshots of a story by size, or the reason why there are none. */
export type Capture =
  | { readonly story: ScreenStory; readonly screenshots: ReadonlyMap<string, Buffer> }
  | { readonly story: ScreenStory; readonly failure: string }

/** The maximum height in pixels; a longer page is cut, since the rest of a long list shows nothing new. */
const maxHeight = 2400

/** Captures a story in each of its sizes: loaded and played in the first, resized for the others. */
export async function captureStory(storyPage: StoryPage, story: ScreenStory): Promise<Capture> {
  const { page } = storyPage
  try {
    const [first] = story.sizes
    if (!first) throw new Error('it has no size')
    await page.setViewportSize(first)
    await showStory(storyPage, story.id)
    const screenshots = new Map<string, Buffer>()
    for (const size of story.sizes) {
      // oxlint-disable-next-line no-await-in-loop -- one page has one size at a time
      screenshots.set(size.name, await captureSize(storyPage, size))
    }
    return { story, screenshots }
  } catch (error) {
    // A closed page is a failure of the browser, not of the story.
    if (page.isClosed()) throw error
    await page.goto('about:blank')
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { story, failure: reason }
  }
}

/** The screenshot of the shown story in a size, once it has stopped changing. */
export async function captureSize(storyPage: StoryPage, size: Size): Promise<Buffer> {
  await storyPage.page.setViewportSize(size)
  return capturePage(storyPage, maxHeight)
}
