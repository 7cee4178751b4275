import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { decodeWoff } from '../../src/documents/woff.ts'

const { resolve } = createRequire(import.meta.url)
const woff = (name: string): Buffer => readFileSync(resolve(`@fontsource/${name}.woff`))

describe('the font inside a WOFF file', () => {
  it.each(['lato/files/lato-latin-400-normal', 'noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal'])(
    'The font inside a WOFF file has the same characters: %s',
    (name) => {
      const file = woff(name)
      const font = decodeWoff(file)
      expect(font.length).toBeGreaterThan(file.length)
      expect(create(font).characterSet).toEqual(create(file).characterSet)
    },
  )

  it('The font inside a WOFF file has each table at its offset, with its checksum', () => {
    const font = decodeWoff(woff('lato/files/lato-latin-400-normal'))
    const count = font.readUInt16BE(4)
    expect(count).toBeGreaterThan(8)
    for (let at = 12; at < 12 + count * 16; at += 16) {
      const tag = font.toString('latin1', at, at + 4)
      const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
      let sum = 0
      for (let word = offset; word < offset + length; word += 4) sum = (sum + font.readUInt32BE(word)) >>> 0
      // The checksum of `head` excludes the field with the checksum of the whole file.
      const own = tag === 'head' ? font.readUInt32BE(offset + 8) : 0
      expect((sum - own) >>> 0, tag).toBe(font.readUInt32BE(at + 4))
    }
  })

  it('The font of a file that is not WOFF is refused', () => {
    expect(() => decodeWoff(Buffer.from('OTTO and more'))).toThrow('This is not a WOFF file.')
  })
})
