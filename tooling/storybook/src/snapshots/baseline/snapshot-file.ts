import { createHash } from 'node:crypto'
import sharp from 'sharp'

/**
 * The fewest palette colors that keep areas of more than 2,000 pixels within 3 of 255, at the cost of shades at the
 * edges of letters: 40 % of the lossless size.
 */
const quality = 70

/** The XMP metadata of a snapshot about the screenshot from which it was made. */
export interface SnapshotOrigin {
  /** SHA-256 of the screenshot as the browser encoded it: an equal one needs no pixel comparison. */
  readonly digest: string
  /** Version of the Chromium that rendered it. */
  readonly chromium: string
}

export const digestOfScreenshot = (screenshot: Uint8Array): string =>
  createHash('sha256').update(screenshot).digest('hex')

/** Encodes a screenshot as a snapshot: a palette PNG, with the same bytes for the same screenshot. */
export function encodeSnapshot(screenshot: Uint8Array, chromium: string): Promise<Buffer> {
  return sharp(screenshot)
    .removeAlpha()
    .withXmp(toXmp({ digest: digestOfScreenshot(screenshot), chromium }))
    .png({ palette: true, quality, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}

/** Null for an image that `encodeSnapshot` did not write. */
export async function readOrigin(snapshot: Uint8Array | string): Promise<SnapshotOrigin | null> {
  const { xmp } = await sharp(snapshot).metadata()
  const found =
    /identifier="sha256:(?<digest>[0-9a-f]{64})".*CreatorTool="Chromium (?<chromium>[\d.]+)"/.exec(
      xmp?.toString('utf8') ?? '',
    )?.groups
  if (found?.['digest'] === undefined || found['chromium'] === undefined) return null
  return { digest: found['digest'], chromium: found['chromium'] }
}

const toXmp = ({ digest, chromium }: SnapshotOrigin): string =>
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ' +
  `dc:identifier="sha256:${digest}" xmp:CreatorTool="Chromium ${chromium}"/></rdf:RDF></x:xmpmeta>`
