import sharp from 'sharp'

/** Opaque pixels: three bytes each, row by row. */
export interface Image {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

export async function decodeImage(file: Uint8Array): Promise<Image> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

/** A lossless PNG. */
export function encodeImage({ width, height, pixels }: Image): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
