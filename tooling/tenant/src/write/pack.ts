import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

// Stamped pages are many and small: level 5 costs a tenth of level 11's time for a few bytes more.
// A page is well below 64 kB, and a window of that size is all it needs.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } }

/** What a host sends packed. The host's own files (headers, configuration) are read, never sent. */
const packed = new Set(['.html', '.js', '.svg', '.webmanifest'])

export const endings = ['.br', '.gz'] as const

export const isPacked = (path: string): boolean => packed.has(extname(path))

const packers = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) } as const

/** The packed forms of a file, by the ending of their names. They are made beside the main thread. */
export async function pack(bytes: Uint8Array): Promise<ReadonlyMap<string, Uint8Array>> {
  const [br, gz] = await Promise.all([
    packers['.br'](bytes, brotli),
    packers['.gz'](bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return new Map([
    ['.br', br],
    ['.gz', gz],
  ])
}
