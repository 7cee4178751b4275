import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Below this, compression saves nothing noticeable: the file fits the first packets either way. */
const LEAST_BYTES = 4096

/** Smaller than gzip for little more time. The levels that save noticeably more take many times as long. */
const QUALITY = 6

/** Of 64 kB, which holds a page: the default of 4 MB takes longer to set up and saves nothing. */
const WINDOW_BITS = 16

/**
 * Files that hosts send compressed. Not the service worker, which is fetched once, when idle; nor the host's own files
 * (headers, configuration), which are never sent.
 */
const sentPacked = new Set(['.html', '.svg', '.webmanifest'])

/** The extension of the compressed file. */
export const PACKED = '.br'

/** Whether a file has a compressed form. */
export function isPacked(path: string, { length }: Uint8Array): boolean {
  return length >= LEAST_BYTES && sentPacked.has(extname(path))
}

/** Brotli, which every browser takes over HTTPS. For others, and on hosts without it, the host compresses by itself. */
export function pack(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: QUALITY,
    [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
