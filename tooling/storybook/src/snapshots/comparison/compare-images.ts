import pixelmatch from 'pixelmatch'
import type { Image } from '../image.ts'
import { type ColorChange, mainColorChange } from './color-change.ts'

/** pixelmatch's default of 0.1 misses a changed blue; this one finds a slightly different tint. */
const threshold = 0.005

export interface Difference {
  readonly changedPixels: number
  /** The image with the changed pixels marked, as large as the larger of the two. */
  readonly marked: Image
  /** The color that most changed pixels had before, and the one they have now; null if there is no such color. */
  readonly colorChange: ColorChange | null
}

/** The visible difference between two images; null if there is none. */
export function compareImages(before: Image, after: Image): Difference | null {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const marked = new Uint8Array(width * height * 4)
  const [one, other] = [onCanvas(before, width, height), onCanvas(after, width, height)]
  const changedPixels = pixelmatch(one, other, marked, width, height, { threshold, alpha: 0.25 })
  if (changedPixels === 0) return null
  return {
    changedPixels,
    marked: { width, height, pixels: withoutAlpha(marked) },
    colorChange: mainColorChange(before, after),
  }
}

/** The RGBA pixels that pixelmatch compares; the area that a smaller image does not cover is transparent, so it differs. */
function onCanvas(image: Image, width: number, height: number): Uint8Array {
  const canvas = new Uint8Array(width * height * 4)
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      const from = (y * image.width + x) * 3
      const to = (y * width + x) * 4
      canvas.set(image.pixels.subarray(from, from + 3), to)
      canvas[to + 3] = 255
    }
  }
  return canvas
}

function withoutAlpha(pixels: Uint8Array): Uint8Array {
  const opaque = new Uint8Array((pixels.length / 4) * 3)
  for (let index = 0; index < pixels.length / 4; index += 1) {
    opaque.set(pixels.subarray(index * 4, index * 4 + 3), index * 3)
  }
  return opaque
}
