import type { Color } from './color.ts'
import { contrastBetween } from './contrast.ts'
import type { Role } from './roles.ts'

/** A given color that a role could not use, and the one used instead. */
export type Adjustment = {
  readonly source: 'color_primary' | 'color_secondary' | 'error' | 'success' | 'warning' | 'info'
  readonly role: Role
  readonly given: string
  readonly used: string
  /** The background with the lowest contrast for the given color. Both contrasts below are measured on it. */
  readonly background: string
  readonly needed: number
  readonly givenContrast: number
  readonly usedContrast: number
  /** The distance in Oklab, times 100: 2 is just noticeable, 10 is another shade. */
  readonly difference: number
}

export type Use = {
  readonly source: Adjustment['source']
  readonly role: Role
  readonly given: Color
  readonly used: Color
  readonly backgrounds: readonly Color[]
  readonly needed: number
}

/** The uses in which a given color was changed. */
export function findAdjustments(uses: readonly Use[]): readonly Adjustment[] {
  return uses.flatMap((use) => (use.given.hex === use.used.hex ? [] : [adjustment(use)]))
}

function adjustment({ source, role, given, used, backgrounds, needed }: Use): Adjustment {
  const worst = backgrounds.reduce((least, background) =>
    contrastBetween(given, background) < contrastBetween(given, least) ? background : least,
  )
  return {
    source,
    role,
    given: given.hex,
    used: used.hex,
    background: worst.hex,
    needed,
    givenContrast: contrastBetween(given, worst),
    usedContrast: contrastBetween(used, worst),
    difference: 100 * distance(given, used),
  }
}

function distance(one: Color, other: Color): number {
  const turn = other.hue - one.hue
  const chroma = one.chroma ** 2 + other.chroma ** 2 - 2 * one.chroma * other.chroma * Math.cos(turn)
  return Math.hypot(one.lightness - other.lightness, Math.sqrt(Math.max(0, chroma)))
}
