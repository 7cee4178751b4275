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
  readonly ground: Role
  readonly ratio: number
  readonly needed: number
  readonly holds: boolean
}

/** Every pair of the theme with its contrast, in the order of `pairings`. */
export function contrastReport({ colors }: Pick<Theme, 'colors'>): readonly ContrastRow[] {
  return pairings.flatMap(({ role, grounds, least }) =>
    grounds.map((ground) => {
      const ratio = contrast(colors[role], colors[ground])
      return { role, ground, ratio, needed: least, holds: ratio >= least }
    }),
  )
}
