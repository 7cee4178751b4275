import { contrast } from './contrast.ts'
import { pairings } from './pairs.ts'
import type { Role } from './roles.ts'
import type { Theme } from './theme.ts'

export { colorName } from './report/color-name.ts'
export { explain } from './report/explain.ts'
export { ratioText } from './report/ratio-text.ts'

/** A role on one background: its contrast (1 to 21, not rounded), the required contrast, and whether it is met. */
export type ContrastRow = {
  readonly role: Role
  readonly background: Role
  readonly ratio: number
  readonly needed: number
  readonly passes: boolean
}

/** Every pair of the theme with its contrast, in the order of `pairings`. */
export function contrastReport({ colors }: Pick<Theme, 'colors'>): readonly ContrastRow[] {
  return pairings.flatMap(({ role, backgrounds, least }) =>
    backgrounds.map((background) => {
      const ratio = contrast(colors[role], colors[background])
      return { role, background, ratio, needed: least, passes: ratio >= least }
    }),
  )
}
