import {
  type PagePicture,
  type PictureFormat,
  pictureFile,
  pictureFormats,
  pictureWidths,
} from '@coffer/branding/front-picture'
import type { Sharp } from 'sharp'
import type { CheckedTenant } from '../check/check-tenant.ts'
import { digestParts } from '../write/digest-of.ts'

/** The picture of a log-in page, and its files by path. */
export type FrontPicture = { readonly page: PagePicture; readonly files: ReadonlyMap<string, Uint8Array> }

/** Reads a file of the tenant's earlier output by its path; null if it does not exist. */
export type EarlierFile = (path: string) => Uint8Array | null

/** The pixels of the largest picture that the check allows. */
const MAX_PIXELS = 6000 ** 2

/** The maximum size of a file: about the size of the log-in page's code, which is loaded first. */
const MAX_BYTES = 150_000

/** Qualities in the order in which they are tried, until a file is small enough. */
const qualities: Record<PictureFormat, readonly number[]> = { avif: [52, 38, 24], webp: [76, 60, 40] }

/** Version of the encoding, incremented when the same picture is encoded differently. */
const ENCODING_VERSION = 1

/**
 * The picture in all sizes and formats. Only pixels are kept: neither the place where a photograph was taken nor any other
 * metadata. File names are hashes of the content, so that files of an earlier build can be reused: encoding one takes
 * longer than everything else for a hundred tenants.
 */
export async function frontPicture(
  { tenant, picture: content }: CheckedTenant,
  earlier: EarlierFile,
): Promise<FrontPicture | null> {
  const { picture } = tenant.design.frontPage
  if (!picture || content === null) return null
  const { focalPoint, file, alternativeText } = picture
  const { default: sharp } = await import('sharp')
  try {
    const original = sharp(content, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    const { width, height } = (await original.metadata()).autoOrient
    // The panel is upright, so a landscape picture is cropped to a square around the focal point; the rest is never seen.
    const side = Math.min(width, height)
    const square = width > height ? { left: Math.round((focalPoint.x / 100) * (width - side)), side } : null
    const most = square ? side : width
    const widths = pictureWidths.filter((each, index) => index === 0 || each <= most)
    const digest = digestParts([`${ENCODING_VERSION}`, content, `${focalPoint.x}`]).replace(/[^a-z0-9]/gi, '')
    const address = `/pictures/front-${digest.slice(0, 12).toLowerCase()}`
    const files = new Map<string, Uint8Array>()
    for (const each of widths)
      for (const format of pictureFormats) {
        const path = pictureFile(address, each, format).slice(1)
        const draw = (): Sharp =>
          (square
            ? original.clone().extract({ left: square.left, top: 0, width: square.side, height })
            : original.clone()
          ).resize({ width: each })
        files.set(path, earlier(path) ?? (await encoded(draw, format)))
      }
    return { page: { address, widths, ...(alternativeText && { alternativeText }) }, files }
  } catch {
    throw new Error(`pictures/${file} can’t be read as a picture; export it again.`)
  }
}

/** Encodes at the best quality that is small enough, or else at the lowest. */
async function encoded(draw: () => Sharp, format: PictureFormat): Promise<Uint8Array> {
  let bytes = new Uint8Array()
  for (const quality of qualities[format]) {
    bytes = await draw()
      .toFormat(format, { quality, effort: format === 'avif' ? 3 : 4 })
      .toBuffer()
    if (bytes.length <= MAX_BYTES) break
  }
  return bytes
}
