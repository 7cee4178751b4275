import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import * as v from 'valibot'
import type { Picture } from '../picture.ts'

/** WebP goes no higher than 16,383; further rows stand in a column beside. */
const columnHeight = 16_000

const natural = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Which rows make which picture, as runs: first row, how many, first row, how many. */
const contents = v.object({ width: natural, pictures: v.record(v.string(), v.array(natural)) })

/**
 * Pictures of one width, kept in one image that holds each row of pixels once: states of a screen are alike, so the
 * first is there whole and of the others only what differs. It opens in any viewer; which rows make which picture
 * stands in the image's own metadata. Lossless.
 */
export async function writeSheet(pictures: ReadonlyMap<string, Picture>): Promise<Buffer> {
  const width = widthOf(pictures)
  const seen = new Map<string, number>()
  const rows: Uint8Array[] = []
  const numberOf = (row: Uint8Array): number => {
    const key = Buffer.from(row.buffer, row.byteOffset, row.byteLength).toString('latin1')
    const known = seen.get(key) ?? rows.length
    if (known === rows.length) rows.push(row)
    seen.set(key, known)
    return known
  }
  const runs = [...pictures].map(([name, picture]) => [name, inRuns(rowsOf(picture).map(numberOf))] as const)
  const told = JSON.stringify({ width, pictures: Object.fromEntries(runs) })
  return sharp(...inColumns(rows, width))
    .webp({ lossless: true, effort: 6 })
    .withXmp(brotliCompressSync(told).toString('base64'))
    .toBuffer()
}

/** The pictures of a sheet by name, as they were written. */
export async function readSheet(file: Uint8Array): Promise<Map<string, Picture>> {
  const { xmp } = await sharp(file).metadata()
  if (!xmp) throw new Error('is not a sheet of snapshots')
  const told = brotliDecompressSync(Buffer.from(xmp.toString('latin1'), 'base64')).toString('utf8')
  const { width, pictures } = v.parse(contents, JSON.parse(told))
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = (number: number): Uint8Array => {
    const column = Math.floor(number / columnHeight)
    const from = ((number % columnHeight) * info.width + column * width) * 3
    return data.subarray(from, from + width * 3)
  }
  return new Map(
    Object.entries(pictures).map(([name, runs]) => {
      const pixels = Buffer.concat(outOfRuns(runs).map(row))
      return [name, { width, height: pixels.length / (width * 3), pixels }]
    }),
  )
}

function widthOf(pictures: ReadonlyMap<string, Picture>): number {
  const widths = new Set([...pictures.values()].map(({ width }) => width))
  const [width] = widths
  if (width === undefined || widths.size > 1) throw new Error('a sheet holds pictures of one width')
  return width
}

function rowsOf({ width, height, pixels }: Picture): Uint8Array[] {
  return Array.from({ length: height }, (_, y) => pixels.subarray(y * width * 3, (y + 1) * width * 3))
}

/** The rows below each other, and beside each other where they are too many. */
function inColumns(rows: readonly Uint8Array[], width: number) {
  const height = Math.min(rows.length, columnHeight)
  const columns = Math.ceil(rows.length / columnHeight)
  const blank = new Uint8Array(width * 3)
  const lines = Array.from({ length: height * columns }, (_, at) => {
    const [y, column] = [Math.floor(at / columns), at % columns]
    return rows[column * columnHeight + y] ?? blank
  })
  return [Buffer.concat(lines), { raw: { width: width * columns, height, channels: 3 } }] as const
}

function inRuns(numbers: readonly number[]): number[] {
  const runs: number[] = []
  for (const [index, number] of numbers.entries()) {
    if (index > 0 && number === (numbers[index - 1] ?? 0) + 1) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(number, 1)
  }
  return runs
}

function outOfRuns(runs: readonly number[]): number[] {
  return Array.from({ length: runs.length / 2 }, (_, at) => {
    const [from = 0, count = 0] = runs.slice(at * 2, at * 2 + 2)
    return Array.from({ length: count }, (__, step) => from + step)
  }).flat()
}
