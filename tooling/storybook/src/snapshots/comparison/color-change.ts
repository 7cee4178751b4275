import type { Image } from '../image.ts'

/** A color before and after, as `#rrggbb`. */
export interface ColorChange {
  readonly from: string
  readonly to: string
}

/** The share of changed pixels that one change of color explains: the rest are the edges of letters and lines. */
const minShare = 0.25

/** The change of color behind most changed pixels; null if pixels moved, or too many colors changed. */
export function mainColorChange(before: Image, after: Image): ColorChange | null {
  if (before.width !== after.width || before.height !== after.height) return null
  const counts = new Map<string, number>()
  let changed = 0
  for (let at = 0; at < before.pixels.length; at += 3) {
    const [from, to] = [hexAt(before.pixels, at), hexAt(after.pixels, at)]
    if (from !== to) {
      changed += 1
      counts.set(`${from} ${to}`, (counts.get(`${from} ${to}`) ?? 0) + 1)
    }
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (most === undefined || most[1] < changed * minShare) return null
  const [from = '', to = ''] = most[0].split(' ')
  return { from, to }
}

const hexAt = (pixels: Uint8Array, at: number): string =>
  `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`

/** A palette is off by one shade at most on each side. */
const tolerance = 2

/** Whether two changes are the same, within the differences between the palettes of two pictures. */
export const isSameChange = (one: ColorChange, other: ColorChange): boolean =>
  isNear(one.from, other.from) && isNear(one.to, other.to)

const isNear = (one: string, other: string): boolean =>
  [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <=
      tolerance,
  )
