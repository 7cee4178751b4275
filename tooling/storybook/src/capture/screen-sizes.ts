import type { StoryFacts } from './running-storybook.ts'

export interface Size {
  readonly name: string
  readonly width: number
  readonly height: number
}

/** False for a story that sets a viewport or a language: it repeats the state of another story. */
export const isState = ({ viewport, language }: StoryFacts): boolean => viewport === null && language === null

/**
 * The sizes in which the stories of one file are captured: every state of a screen on a phone, and the first also on a
 * desktop. All states in both sizes would take twice the 10 MB that a tenant may have in git.
 */
export function sizesOfScreen(stories: readonly StoryFacts[]): ReadonlyMap<string, readonly Size[]> {
  const states = stories.filter(isState)
  return new Map(
    states.map(({ id, viewports }, index) => {
      const names = index === 0 ? ['phone', 'desktop'] : ['phone']
      return [id, names.map((name) => findSize(name, viewports))]
    }),
  )
}

export function findSize(name: string, viewports: StoryFacts['viewports']): Size {
  const styles = viewports[name]?.styles
  if (!styles) throw new Error(`.storybook/viewports.ts has no viewport "${name}"`)
  return { name, ...styles }
}
