import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import * as v from 'valibot'
import { type Size, sizesInFile, storyFacts, type StoryFacts } from './sizes.ts'

export interface Story {
  readonly id: string
  /** What stands in the sidebar: "Dashboard/Home: On a phone". */
  readonly label: string
  /** The sizes it is drawn in; it is loaded in the first. */
  readonly sizes: readonly Size[]
}

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({ type: v.string(), id: v.string(), title: v.string(), name: v.string() }),
  ),
})

/** The stories of one file stand together: what comes before the two dashes. */
export const groupOf = (storyId: string): string => storyId.split('--')[0] ?? storyId

/** Every story of a built Storybook whose id or label contains the fragment, with the sizes it is looked at in. */
export async function readStories(
  folder: string,
  origin: string,
  browser: Browser,
  fragment: string | null,
): Promise<readonly Story[]> {
  const { entries } = v.parse(index, JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')))
  const all = Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name }) => ({ id, label: `${title}: ${name}` }))
  const named = all.filter(({ id, label }) => isMeant(`${id} ${label}`, fragment))
  const files = new Set(named.map(({ id }) => groupOf(id)))
  const facts = await readFacts(
    origin,
    browser,
    all.map(({ id }) => id).filter((id) => files.has(groupOf(id))),
  )
  const sizes = new Map(
    [...Map.groupBy(facts, ({ id }) => groupOf(id)).values()].flatMap((file) => [...sizesInFile(file)]),
  )
  return named.map((story) => ({ ...story, sizes: sizes.get(story.id) ?? [] }))
}

export const isMeant = (text: string, fragment: string | null): boolean =>
  fragment === null || text.toLowerCase().includes(fragment.toLowerCase())

/** What only a story's code says of it. */
async function readFacts(
  origin: string,
  browser: Browser,
  ids: readonly string[],
): Promise<readonly StoryFacts[]> {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
  const told: unknown = await page.evaluate(`Promise.all(${JSON.stringify(ids)}.map(async (id) => {
    const { parameters, storyGlobals } = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })
    return { id, own: storyGlobals.viewport?.value ?? null, viewports: parameters.viewport.options }
  }))`)
  await page.close()
  return v.parse(v.array(storyFacts), told)
}
