import * as v from 'valibot'

export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
}

const pixels = v.pipe(v.string(), v.regex(/^\d+px$/), v.transform(Number.parseFloat))

/** Facts that only the running Storybook knows of a story: the globals that it sets itself, and the viewports there are. */
export const storyFacts = v.object({
  id: v.string(),
  viewport: v.nullable(v.string()),
  language: v.nullable(v.string()),
  viewports: v.record(v.string(), v.object({ styles: v.object({ width: pixels, height: pixels }) })),
})

export type StoryFacts = v.InferOutput<typeof storyFacts>

/**
 * The sizes in which the stories of one file are captured: every state of a screen on a phone, the first also on a
 * desktop. A story with a viewport or a language of its own shows a state again that another story has, and has no
 * sizes; all states in both sizes would be twice the 10 MB that a tenant may have in git.
 */
export function sizesOfScreen(stories: readonly StoryFacts[]): ReadonlyMap<string, readonly Size[]> {
  const states = stories.filter(({ viewport, language }) => viewport === null && language === null)
  return new Map(
    states.map(({ id, viewports }, index) => {
      const names = index === 0 ? ['phone', 'desktop'] : ['phone']
      return [id, names.map((name) => sizeOf(name, viewports))]
    }),
  )
}

function sizeOf(name: string, viewports: StoryFacts['viewports']): Size {
  const styles = viewports[name]?.styles
  if (!styles) throw new Error(`.storybook/viewports.ts has no viewport "${name}"`)
  return { name, ...styles }
}
