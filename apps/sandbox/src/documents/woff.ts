import { inflateSync } from 'node:zlib'

const header = 44
const entry = 20
const signature = 'wOFF'

/**
 * The font inside a WOFF file (W3C WOFF 1.0), uncompressed; fontkit would inflate each table in JavaScript, and again
 * for every document. Throws for any other file.
 */
export function decodeWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== signature) throw new Error('This is not a WOFF file.')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, header + index * entry))
  const directory = Buffer.alloc(12 + count * 16)
  const levels = Math.floor(Math.log2(count))
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(16 * 2 ** levels, 6)
  directory.writeUInt16BE(levels, 8)
  directory.writeUInt16BE(16 * (count - 2 ** levels), 10)
  let offset = directory.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = 12 + index * 16
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(content.length, at + 12)
    offset += padded(content.length)
  }
  return Buffer.concat([
    directory,
    ...tables.flatMap(({ content }) => [content, Buffer.alloc(padded(content.length) - content.length)]),
  ])
}

/** Tables start at multiples of four bytes. */
const padded = (length: number): number => Math.ceil(length / 4) * 4

function tableAt(woff: Buffer, at: number) {
  const [offset, size, originalSize] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place))
  const stored = woff.subarray(offset, (offset ?? 0) + (size ?? 0))
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    content: size === originalSize ? stored : inflateSync(stored),
  }
}
