import { imageSize } from 'image-size'

/** In bytes. A JPEG photograph of 2,400 pixels has about a megabyte; the build scales it down for the pages. */
export const largestPicture = 2 * 1024 * 1024

/** In pixels. A shorter side of 800 fills a screen of usual height; a longer side over 6000 would only take memory. */
const [shortest, longest] = [800, 6000] as const
const widestAspect = 3

const types: Readonly<Record<string, string>> = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp' }

/** Why a file cannot be the picture of a log-in page: predicates whose subject is the file. Empty if it can. */
export function pictureProblems(file: string, content: Uint8Array): readonly string[] {
  if (content.length > largestPicture)
    return [`has ${content.length} bytes, more than ${largestPicture}; save it smaller or at a lower quality`]
  const size = readSize(content)
  if (size === null || !Object.values(types).includes(size.type))
    return ['is not a JPEG, PNG or WebP, whatever its name says']
  const { width, height, type } = size
  if (types[file.split('.').at(-1) ?? ''] !== type)
    return [`is a ${type} by its content; name it ${file.replace(/\.\w+$/, '')}.${type}`]
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  if (short < shortest)
    return [`is ${width} by ${height}, less than ${shortest} on a side; take a larger one`]
  if (long > longest) return [`is ${width} by ${height}, more than ${longest} on a side; scale it down`]
  return long / short > widestAspect
    ? [
        `is ${width} by ${height}; its longer side may be at most ${widestAspect} times the shorter one; crop it`,
      ]
    : []
}

/** Type and size by content; null if it is not a picture. The library reads only headers and throws for damaged ones. */
function readSize(content: Uint8Array): { width: number; height: number; type: string } | null {
  try {
    const { width, height, type } = imageSize(content)
    return type === undefined ? null : { width, height, type }
  } catch {
    return null
  }
}
