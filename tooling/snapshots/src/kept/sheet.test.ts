import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../picture.ts'
import { readSheet, writeSheet } from './sheet.ts'

/** A picture whose rows are each of one shade. */
const picture = (...shades: readonly number[]): Picture => ({
  width: 4,
  height: shades.length,
  pixels: Uint8Array.from(
    shades.flatMap((shade) => Array.from({ length: 12 }, (_, at) => (shade + at) % 256)),
  ),
})

const pixelsOf = (pictures: ReadonlyMap<string, Picture>) =>
  [...pictures].map(([name, { width, height, pixels }]) => [name, width, height, [...pixels]])

describe('a sheet', () => {
  it('gives back every picture to the pixel, in its order', async () => {
    const pictures = new Map([
      ['plain', picture(1, 1, 1, 2, 3)],
      ['longer, from other rows', picture(3, 9, 1, 2, 250, 250)],
      ['of a single row', picture(9)],
    ])
    expect(pixelsOf(await readSheet(await writeSheet(pictures)))).toEqual(pixelsOf(pictures))
  })

  it('holds each row once, however many pictures show it', async () => {
    const sheet = await writeSheet(
      new Map(Array.from({ length: 9 }, (_, at) => [`state ${at}`, picture(1, 2, at)])),
    )
    expect((await sharp(sheet).metadata()).height).toBe(9)
  })

  it('is the same file for the same pictures', async () => {
    const pictures = new Map([['one', picture(5, 6, 7)]])
    expect(await writeSheet(pictures)).toEqual(await writeSheet(pictures))
  })

  it('holds more rows than an image of this form may be high', async () => {
    const shades = Array.from({ length: 20_000 }, (_, at) => at)
    const rows = shades.flatMap((at) => [at % 256, at >> 8, 0, 0, 0, 0])
    const tall = { width: 2, height: shades.length, pixels: Uint8Array.from(rows) }
    const back = await readSheet(await writeSheet(new Map([['tall', tall]])))
    expect(Buffer.compare(back.get('tall')?.pixels ?? Buffer.alloc(0), tall.pixels)).toBe(0)
  })

  it('is refused if it is any other image', async () => {
    const image = await sharp(picture(1).pixels, { raw: { width: 4, height: 1, channels: 3 } })
      .webp()
      .toBuffer()
    await expect(readSheet(image)).rejects.toThrow('is not a sheet of snapshots')
  })

  it('holds pictures of one width only', async () => {
    const wide = { width: 2, height: 2, pixels: new Uint8Array(12) }
    await expect(
      writeSheet(
        new Map([
          ['one', picture(1)],
          ['other', wide],
        ]),
      ),
    ).rejects.toThrow('one width')
  })
})
