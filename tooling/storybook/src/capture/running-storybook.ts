import type { Page } from 'playwright-core'
import * as v from 'valibot'

const pixels = v.pipe(v.string(), v.regex(/^\d+px$/), v.transform(Number.parseFloat))

/** Facts about a story that only the running Storybook knows: the globals that it sets, and the available viewports. */
const storyFacts = v.object({
  id: v.string(),
  viewport: v.nullable(v.string()),
  language: v.nullable(v.string()),
  viewports: v.record(v.string(), v.object({ styles: v.object({ width: pixels, height: pixels }) })),
})

export type StoryFacts = v.InferOutput<typeof storyFacts>

/** Loads Storybook's preview frame, without a story. */
export async function loadStorybook(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
}

/** The facts of stories, read in a page with the loaded Storybook. */
export async function readFacts(page: Page, ids: readonly string[]): Promise<readonly StoryFacts[]> {
  const facts: unknown = await page.evaluate(`Promise.all(${JSON.stringify(ids)}.map(async (id) => {
    const { parameters, storyGlobals } = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })
    const { viewport, language } = storyGlobals
    return { id, viewport: viewport?.value ?? null, language: language ?? null, viewports: parameters.viewport.options }
  }))`)
  return v.parse(v.array(storyFacts), facts)
}
