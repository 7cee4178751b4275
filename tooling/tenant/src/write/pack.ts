import { extname } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** The minimum size for compression: a smaller file fits the first packets either way. */
const MIN_BYTES = 4096

/** The Brotli quality: smaller than gzip for little more time. Higher levels that save noticeably more take many times as long. */
const QUALITY = 6

/** A window of 64 kB, which holds a page. The default of 4 MB takes longer to allocate and saves nothing. */
const WINDOW_BITS = 16

/**
 * Types of files that hosts send compressed. Not the service worker, which is fetched once, when idle, nor the host's own
 * files (headers, configuration), which are never sent.
 */
const compressedTypes = new Set(['.html', '.svg', '.webmanifest'])

/** The extension of the compressed file. */
export const PACKED = '.br'

/** Whether a file has a compressed form. */
export function isPacked(path: string, { length }: Uint8Array): boolean {
  return length >= MIN_BYTES && compressedTypes.has(extname(path))
}

/** Compresses with Brotli, which every browser accepts over HTTPS. For other clients the host compresses by itself. */
export function pack(bytes: Uint8Array): Uint8Array {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
  const params = {
    [BROTLI_PARAM_QUALITY]: QUALITY,
    [BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}
