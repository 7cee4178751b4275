import pixelmatch from 'pixelmatch'
import { isSamePicture, type Picture } from '../picture.ts'

/** At 0.1, pixelmatch's own, a changed blue goes unseen; at this one a slightly other tint is found. */
const threshold = 0.005

export interface Difference {
  readonly changedPixels: number
  /** The picture with what differs marked, as large as the larger of the two. */
  readonly marked: Picture
}

/** What a person could see differ between two pictures; null if nothing. */
export function compare(before: Picture, after: Picture): Difference | null {
  if (isSamePicture(before, after)) return null
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const marked = new Uint8Array(width * height * 4)
  const [one, other] = [onCanvas(before, width, height), onCanvas(after, width, height)]
  const changedPixels = pixelmatch(one, other, marked, width, height, { threshold, alpha: 0.25 })
  if (changedPixels === 0) return null
  return { changedPixels, marked: { width, height, pixels: withoutAlpha(marked) } }
}

/** With transparency, which pixelmatch wants; what a smaller picture does not reach stays transparent and differs. */
function onCanvas(picture: Picture, width: number, height: number): Uint8Array {
  const canvas = new Uint8Array(width * height * 4)
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const from = (y * picture.width + x) * 3
      const to = (y * width + x) * 4
      canvas.set(picture.pixels.subarray(from, from + 3), to)
      canvas[to + 3] = 255
    }
  }
  return canvas
}

function withoutAlpha(pixels: Uint8Array): Uint8Array {
  const plain = new Uint8Array((pixels.length / 4) * 3)
  for (let index = 0; index < pixels.length / 4; index += 1) {
    plain.set(pixels.subarray(index * 4, index * 4 + 3), index * 3)
  }
  return plain
}
