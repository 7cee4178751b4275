import type { LogoShape } from '../logo-shapes.ts'
import { readSvgLogo } from './svg-logo.ts'
import { readViewBox } from './svg-window.ts'

/** In bytes. A logo is on the first page that a phone loads: 24 kB is generous. */
export const largestLogo = 24 * 1024

/** Why a file of so many bytes cannot be a logo. */
export const largeLogoProblem = (bytes: number): string =>
  `has ${bytes} bytes, more than ${largestLogo}; simplify it`

/** In pixels per side. A few bytes of PNG can unpack to gigabytes. */
const maxSide = 2048

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const pngHeader = [0x49, 0x48, 0x44, 0x52]

/** Why a file from any source cannot be a logo of the shape: predicates whose subject is the file. Empty if it can. */
export function logoProblems(file: string, shape: LogoShape, content: Uint8Array): readonly string[] {
  if (content.length > largestLogo) return [largeLogoProblem(content.length)]
  if (file.endsWith('.svg')) {
    const { problems, viewBox } = readSvgLogo(new TextDecoder().decode(content))
    if (problems.length > 0) return problems
    if (viewBox === null) return ['has no viewBox; add one']
    const box = readViewBox(viewBox)
    return box === null
      ? [
          `has the viewBox "${viewBox.slice(0, 40)}", which shows nothing; it needs a left, a top, a width and a height`,
        ]
      : shapeProblems(shape, box[2] / box[3])
  }
  const has = (bytes: readonly number[], from: number): boolean =>
    bytes.every((byte, index) => content[from + index] === byte)
  if (content.length < 24 || !has(pngSignature, 0) || !has(pngHeader, 12))
    return ['is not a PNG, whatever its name says']
  const view = new DataView(content.buffer, content.byteOffset)
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  if (Math.max(width, height) > maxSide)
    return [`is ${width} by ${height}, more than ${maxSide} by ${maxSide}; scale it down`]
  return shapeProblems(shape, width / height)
}

function shapeProblems(shape: LogoShape, aspect: number): readonly string[] {
  const isSquare = aspect > 0.9 && aspect < 1.1
  if (shape.startsWith('sq-')) return isSquare ? [] : ['is not square']
  return aspect >= 1.5 && aspect <= 10
    ? []
    : ['is not a horizontal logo: its width should be 1.5 to 10 times its height']
}
