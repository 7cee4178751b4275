import type { Capture } from '../capture/capture-story.ts'
import { encodeImage, type Image } from './image.ts'

/** An image of one color. */
export const plainImage = (color: readonly [number, number, number], width = 8, height = 8): Image => ({
  width,
  height,
  pixels: Buffer.from(Array.from({ length: width * height }, () => color).flat()),
})

/** Captures of these stories in the size "phone". */
export function toCaptures(images: Readonly<Record<string, Image>>): Promise<readonly Capture[]> {
  return Promise.all(
    Object.entries(images).map(async ([id, image]) => ({
      story: { id, label: id, sizes: [] },
      screenshots: new Map([['phone', await encodeImage(image)]]),
    })),
  )
}
