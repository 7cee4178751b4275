import { digestOfScreenshot, encodeSnapshot, readOrigin } from '../baseline/snapshot-file.ts'
import { decodeImage, encodeImage } from '../image.ts'
import type { ColorChange } from './color-change.ts'
import { compareImages } from './compare-images.ts'

/** The result for one snapshot; images are PNG files. */
export type Verdict =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'changed'
      readonly before: Buffer
      readonly after: Buffer
      readonly marked: Buffer
      readonly changedPixels: number
      readonly colorChange: ColorChange | null
    }
  | { readonly kind: 'new'; readonly after: Buffer }
  | { readonly kind: 'gone'; readonly before: Buffer }

/** Compares a stored snapshot with a screenshot, either of which may be missing. */
export async function compareSnapshot(
  before: Buffer | null,
  screenshot: Uint8Array | null,
  chromium: string,
): Promise<Verdict> {
  if (screenshot === null) return before === null ? { kind: 'same' } : { kind: 'gone', before }
  if (before === null) return { kind: 'new', after: await encodeSnapshot(screenshot, chromium) }
  const origin = await readOrigin(before)
  if (origin?.digest === digestOfScreenshot(screenshot)) return { kind: 'same' }
  const after = await encodeSnapshot(screenshot, chromium)
  const difference = compareImages(await decodeImage(before), await decodeImage(after))
  if (difference === null) return { kind: 'same' }
  const marked = await encodeImage(difference.marked)
  const { changedPixels, colorChange } = difference
  return { kind: 'changed', before, after, marked, changedPixels, colorChange }
}
