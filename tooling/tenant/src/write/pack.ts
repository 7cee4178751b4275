import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Below this, compression saves nothing noticeable: the file fits the first packets either way. */
const LEAST_BYTES = 4096

/** The level whose output is within a few bytes of the highest level's. */
const LEVEL = 6

/**
 * Files that hosts send compressed. Not the service worker, which is fetched once, when idle; nor the host's own files
 * (headers, configuration), which are never sent.
 */
const sentPacked = new Set(['.html', '.svg', '.webmanifest'])

/** The extension of the compressed file. */
export const PACKED = '.gz'

/** Whether a file has a compressed form. */
export function isPacked(path: string, { length }: Uint8Array): boolean {
  return length >= LEAST_BYTES && sentPacked.has(extname(path))
}

/**
 * gzip, which every host and browser supports. Brotli, at a level fast enough for a thousand tenants, saves half a
 * kilobyte per page and doubles the time of compression; a host may compress pages itself.
 */
export function pack(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: LEVEL })
}
