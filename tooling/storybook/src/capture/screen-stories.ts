import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { loadStorybook, readFacts } from './running-storybook.ts'
import { type Size, sizesOfScreen } from './screen-sizes.ts'
import type { OpenedStorybook } from './with-storybook.ts'

export interface ScreenStory {
  readonly id: string
  /** The name in the sidebar: "Screens/Dashboard/Home: Nothing yet". */
  readonly label: string
  /** The sizes to capture it in; it is loaded in the first. */
  readonly sizes: readonly Size[]
}

const index = v.object({
  entries: v.record(
    v.string(),
    v.object({
      type: v.string(),
      id: v.string(),
      title: v.string(),
      name: v.string(),
      importPath: v.string(),
      tags: v.array(v.string()),
    }),
  ),
})

/** Matches a stories file that mounts its screen in the real router or in the frame of the log-in pages. */
const mountsScreen = /<Story(?:Route|LogInFrame)\b/

/** The tag of a story that would have the same picture as another. */
const noSnapshot = 'no-snapshot'

/** The stories of one file share the part of the id before the two dashes. */
export const screenOf = (storyId: string): string => storyId.split('--')[0] ?? storyId

/** The filter that matches only one story. */
export const exactStory = (storyId: string): string => `=${storyId}`

/** Whether a filter matches a story's id, or the id followed by the label. */
export function matchesStory(text: string, filter: string | null): boolean {
  if (filter === null) return true
  return filter.startsWith('=')
    ? text.split(' ')[0] === filter.slice(1)
    : text.toLowerCase().includes(filter.toLowerCase())
}

export interface StorySource extends OpenedStorybook {
  /** The repository, whose story files the index of the Storybook names. */
  readonly root: string
  /** A part of the id or label; null means every story. */
  readonly storyFilter: string | null
  /** The name of a viewport; null means every size. */
  readonly size: string | null
}

/** The stories in the index of a built Storybook, without its pages of documentation. */
export const readStories = (storybook: string) =>
  Object.values(
    v.parse(index, JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'))).entries,
  ).filter(({ type }) => type === 'story')

export type StoryEntry = ReturnType<typeof readStories>[number]

/** The stories that show a screen and need their own picture. `root` is the folder of their files. */
export function screenStories(root: string, stories: readonly StoryEntry[]): readonly StoryEntry[] {
  const files = Map.groupBy(stories, ({ importPath }) => importPath)
  return [...files]
    .filter(([path]) => mountsScreen.test(readFileSync(join(root, path), 'utf8')))
    .flatMap(([, members]) => members)
    .filter(({ tags }) => !tags.includes(noSnapshot))
}

/** The screen stories of a built Storybook, with the sizes to capture each in. */
export async function readScreenStories(source: StorySource): Promise<readonly ScreenStory[]> {
  const { root, storybook, origin, browser, storyFilter, size } = source
  const all = screenStories(root, readStories(storybook)).map(({ id, title, name }) => ({
    id,
    label: `${title}: ${name}`,
  }))
  const stories = all.filter(({ id, label }) => matchesStory(`${id} ${label}`, storyFilter))
  // The sizes of a story depend on the other stories of its screen.
  const screens = new Set(stories.map(({ id }) => screenOf(id)))
  const page = await browser.newPage()
  await loadStorybook(page, origin)
  const facts = await readFacts(
    page,
    all.map(({ id }) => id).filter((id) => screens.has(screenOf(id))),
  )
  await page.close()
  const sizes = new Map(
    [...Map.groupBy(facts, ({ id }) => screenOf(id)).values()].flatMap((screen) => [
      ...sizesOfScreen(screen),
    ]),
  )
  return stories
    .map((story) => ({
      ...story,
      sizes: (sizes.get(story.id) ?? []).filter(({ name }) => !size || name === size),
    }))
    .filter((story) => story.sizes.length > 0)
}
