import sharp from 'sharp'
import type { Drawn } from './drawing/draw-story.ts'
import type { Picture } from './picture.ts'

/** A picture of one colour. */
export const plain = (color: readonly [number, number, number], width = 8, height = 8): Picture => ({
  width,
  height,
  pixels: Uint8Array.from(Array.from({ length: width * height }, () => color).flat()),
})

/** As if the browser had drawn these stories on a desktop. */
export function drawnAs(pictures: Readonly<Record<string, Picture>>): Promise<readonly Drawn[]> {
  return Promise.all(
    Object.entries(pictures).map(async ([id, { width, height, pixels }]) => {
      const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer()
      return { story: { id, label: id, sizes: [] }, pictures: new Map([['desktop', png]]) }
    }),
  )
}
