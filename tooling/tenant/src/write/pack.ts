import { extname } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

// Stamped pages are many and small: level 5 costs a tenth of level 11's time for a few bytes more.
// A page is well below 64 kB, and a window of that size is all it needs.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } }
// As small as the highest level makes a page, to a few bytes.
const gzip = { level: 6 }

/** Below this a packed form saves nothing that anyone would notice: it is a few packets, sent at once, either way. */
const LEAST_BYTES = 4096

const packers = {
  '.br': (bytes: Uint8Array): Uint8Array => brotliCompressSync(bytes, brotli),
  '.gz': (bytes: Uint8Array): Uint8Array => gzipSync(bytes, gzip),
} as const
type Ending = keyof typeof packers

/**
 * What a host sends packed, and in which forms: pages in the smallest a browser takes, since everything waits for them,
 * logos in the one that all browsers take. The worker is brought once, when nothing else is left to be; the host's own
 * files (headers, configuration) are read, never sent.
 */
const forms: Readonly<Record<string, readonly Ending[]>> = {
  '.html': ['.br', '.gz'],
  '.svg': ['.gz'],
  '.webmanifest': ['.gz'],
}

/** The endings of a file's packed forms; none, if it is not sent packed. */
export function packedEndings(path: string, { length }: Uint8Array): readonly Ending[] {
  return length >= LEAST_BYTES ? (forms[extname(path)] ?? []) : []
}

export function pack(ending: Ending, bytes: Uint8Array): Uint8Array {
  return packers[ending](bytes)
}
