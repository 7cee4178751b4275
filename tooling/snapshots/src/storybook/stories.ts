import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import * as v from 'valibot'

export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
}

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

const pixels = v.pipe(v.string(), v.regex(/^\d+px$/), v.transform(Number.parseFloat))
const facts = v.array(
  v.object({
    id: v.string(),
    own: v.nullable(v.string()),
    viewports: v.record(v.string(), v.object({ styles: v.object({ width: pixels, height: pixels }) })),
  }),
)

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
  const files = Map.groupBy(all, ({ id }) => groupOf(id))
  const firsts = new Set([...files.values()].map(([first]) => first?.id ?? ''))
  const named = all.filter(({ id, label }) => isMeant(`${id} ${label}`, fragment))
  const sizes = await readSizes(
    origin,
    browser,
    named.map(({ id }) => id),
    firsts,
  )
  return named.map((story) => ({ ...story, sizes: sizes.get(story.id) ?? [] }))
}

export const isMeant = (text: string, fragment: string | null): boolean =>
  fragment === null || text.toLowerCase().includes(fragment.toLowerCase())

/**
 * A story is drawn on a desktop, or in the size that it names itself. The first of each file, the screen or component
 * as it usually is, is drawn on a phone too: all states in both would be half as much again in git. What the sizes are
 * is the Storybook's to say.
 */
async function readSizes(
  origin: string,
  browser: Browser,
  ids: readonly string[],
  firsts: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly Size[]>> {
  const page = await browser.newPage()
  await page.goto(`${origin}/iframe.html`)
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
  const told: unknown = await page.evaluate(`Promise.all(${JSON.stringify(ids)}.map(async (id) => {
    const { parameters, storyGlobals } = await __STORYBOOK_PREVIEW__.loadStory({ storyId: id })
    return { id, own: storyGlobals.viewport?.value ?? null, viewports: parameters.viewport.options }
  }))`)
  await page.close()
  return new Map(
    v.parse(facts, told).map(({ id, own, viewports }) => {
      const sized = (name: string): Size[] => {
        const styles = viewports[name]?.styles
        return styles ? [{ name, ...styles }] : []
      }
      const usual = firsts.has(id) ? ['desktop', 'phone'] : ['desktop']
      return [id, own === null ? usual.flatMap(sized) : sized(own)] as const
    }),
  )
}
