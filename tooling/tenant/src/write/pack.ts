import { extname } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Below this a packed form saves nothing that anyone would notice: it is a few packets, sent at once, either way. */
const LEAST_BYTES = 4096

/** The level whose output is within a few bytes of the highest level's. */
const LEVEL = 6

/**
 * What a host sends packed. The worker is brought once, when nothing else is left to be; the host's own files (headers,
 * configuration) are read, never sent.
 */
const sentPacked = new Set(['.html', '.svg', '.webmanifest'])

/** What the packed form of a file ends with, beside it. */
export const PACKED = '.gz'

/** Whether a file has a compressed form. */
export function isPacked(path: string, { length }: Uint8Array): boolean {
  return length >= LEAST_BYTES && sentPacked.has(extname(path))
}

/**
 * The form that every host and browser takes. Brotli, at a level that packs a thousand tenants in good time, makes a
 * page half a kilobyte smaller, and doubles what a build takes for it; a host that knows it may pack pages as it sends them.
 */
export function pack(bytes: Uint8Array): Uint8Array {
  return gzipSync(bytes, { level: LEVEL })
}
