import * as v from 'valibot'
import { hexColor } from '../safe-text.ts'

/** A color in the Design Tokens format; `hex` is for tools that do not read color spaces. */
export type ColorValue = {
  readonly colorSpace: 'srgb'
  /** Red, green and blue from 0 to 1. */
  readonly components: readonly [number, number, number]
  readonly alpha?: number
  readonly hex: string
}

/** A length in the Design Tokens format. Figma reads only px. */
export type DimensionValue = { readonly value: number; readonly unit: 'px' }

/** A reference to another token by its path in braces: `{brand.primary}`. */
export type Alias = `{${string}}`

const channelShare = (hex: string, from: number): number =>
  Number((Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(4))

/** A color `#rrggbb` or `#rrggbbaa` as a token's value. */
export function colorValue(hex: string): ColorValue {
  const components = [channelShare(hex, 1), channelShare(hex, 3), channelShare(hex, 5)] as const
  const opaque = { colorSpace: 'srgb', components, hex: hex.slice(0, 7) } as const
  return hex.length === 9 ? { ...opaque, alpha: channelShare(hex, 7) } : opaque
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const byteText = (channel: number): string =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0')

/** Reads a color token's value as `#rrggbb`: an object of the format, or the string that older tools write. */
export const colorFromToken = v.union(
  [
    v.pipe(v.string(), v.toLowerCase(), hexColor),
    v.pipe(
      v.object({
        colorSpace: v.literal('srgb'),
        components: v.tuple([share, share, share]),
        alpha: v.optional(v.literal(1)),
      }),
      v.transform(({ components }) => `#${components.map(byteText).join('')}`),
    ),
  ],
  'must be an opaque color in the srgb color space, or text like #1a1a1a',
)

/** Reads a length in pixels: an object of the format, or the string or number that older tools write. */
export const pixelsFromToken = v.union(
  [
    v.pipe(
      v.object({ value: v.number(), unit: v.literal('px') }),
      v.transform(({ value }) => value),
    ),
    v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?px$/), v.transform(Number.parseFloat)),
    v.number(),
  ],
  'must be a length in px',
)

/** Reads the first family of a typeface token. */
export const familyFromToken = v.union(
  [
    v.string(),
    v.pipe(
      v.array(v.string()),
      v.minLength(1),
      v.transform(([first = '']) => first),
    ),
  ],
  'must be the name of a typeface, or a list that begins with it',
)
