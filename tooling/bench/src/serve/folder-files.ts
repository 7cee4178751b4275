import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { getMimeType } from 'hono/utils/mime'

/** A file as sent over the network. */
export interface Sendable {
  body: Buffer
  headers: Record<string, string>
}

const packed = new Set(['.html', '.js', '.css', '.svg', '.json'])
const known = new Map<string, Sendable | null>()

/** The compression of a typical host. */
const onTheFly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Reads a file once; text is sent as Brotli, from the compressed file if the build has one. */
export function sendable(folder: string, path: string): Sendable | null {
  const file = join(folder, normalize(`/${path}`))
  const held = known.get(file)
  if (held !== undefined) return held
  const read = readSendable(file)
  known.set(file, read)
  return read
}

function readSendable(file: string): Sendable | null {
  if (!existsSync(file) || !statSync(file).isFile()) return null
  const type = { 'content-type': getMimeType(file) ?? 'application/octet-stream' }
  if (!packed.has(extname(file))) return { body: readFileSync(file), headers: type }
  const body = existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`)
    : brotliCompressSync(readFileSync(file), onTheFly)
  return { body, headers: { ...type, 'content-encoding': 'br' } }
}
