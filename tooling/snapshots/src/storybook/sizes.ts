import * as v from 'valibot'

export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
}

const pixels = v.pipe(v.string(), v.regex(/^\d+px$/), v.transform(Number.parseFloat))

/** What the Storybook says of a story: the size that it names itself, and the sizes that there are. */
export const storyFacts = v.object({
  id: v.string(),
  own: v.nullable(v.string()),
  viewports: v.record(v.string(), v.object({ styles: v.object({ width: pixels, height: pixels }) })),
})

export type StoryFacts = v.InferOutput<typeof storyFacts>

/**
 * The sizes in which the stories of one file are drawn: each on a desktop, or in the size that it names itself. Where
 * none names one, the first, which shows the thing as it usually is, is drawn on a phone too. All in both widths would
 * be half as much again in git.
 */
export function sizesInFile(stories: readonly StoryFacts[]): ReadonlyMap<string, readonly Size[]> {
  const isNamed = stories.some(({ own }) => own !== null)
  return new Map(
    stories.map(({ id, own, viewports }, place) => {
      const usual = place === 0 && !isNamed ? ['desktop', 'phone'] : ['desktop']
      const names = own === null ? usual : [own]
      return [id, names.flatMap((name) => sized(name, viewports))] as const
    }),
  )
}

function sized(name: string, viewports: StoryFacts['viewports']): Size[] {
  const styles = viewports[name]?.styles
  return styles ? [{ name, ...styles }] : []
}
