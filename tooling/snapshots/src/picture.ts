import sharp from 'sharp'

/** Pixels without transparency: three bytes each, row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** What the browser drew, as pixels. */
export async function readPicture(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** A picture as a page can show it. */
export async function writeWebp({ width, height, pixels }: Picture, effort = 2): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort })
    .toBuffer()
}

export function isSamePicture(one: Picture, other: Picture): boolean {
  return (
    one.width === other.width && one.height === other.height && Buffer.compare(one.pixels, other.pixels) === 0
  )
}
