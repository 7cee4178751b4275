import { type Shape, shapes } from '../design/options.ts'
import { shapeValues } from '../design/design-css.ts'
import { type DesignVariable, defaultValue } from '../design/design-variables.ts'

/** The tokens of corners, and the custom property of each. */
const corners = {
  control: 'radius',
  button: 'button-radius',
  tag: 'tag-radius',
  card: 'card-radius',
  picture: 'picture-radius',
} as const satisfies Record<string, DesignVariable>

const pixelsPer: Readonly<Record<string, number>> = { px: 1, rem: 16 }

function toPixels(length: string): number {
  const [, value = '0', unit = 'px'] = /^([\d.]+)(px|rem)$/.exec(length) ?? []
  return Number(value) * (pixelsPer[unit] ?? 1)
}

/** The radius of each corner in pixels, by shape. */
export function cornerRadii(shape: Shape): readonly (readonly [corner: string, pixels: number])[] {
  const own = shapeValues[shape]
  return Object.entries(corners).map(([corner, variable]) => [
    corner,
    toPixels(own[variable] ?? defaultValue(variable)),
  ])
}

/** The shape whose controls have corners of this radius in pixels; undefined if none has. */
export const shapeFromRadius = (controlPixels: number): Shape | undefined =>
  shapes.find((shape) =>
    cornerRadii(shape).some(([corner, px]) => corner === 'control' && px === controlPixels),
  )
