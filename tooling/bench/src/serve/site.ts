import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherPage, pages } from '@coffer/tenant-tooling/headers'
import { sendable, type Sendable } from './folder-files.ts'

/** The content of a host name: a file for a path, or null. */
export type Site = (path: string) => Sendable | null

/** A baseline: one page and its files. */
export function plainSite(folder: string): Site {
  return (path) => sendable(folder, path === '/' ? 'index.html' : path)
}

/** An application of others: its files, and its one page at every other address. */
export function applicationSite(folder: string): Site {
  return (path) => sendable(folder, path) ?? sendable(folder, 'index.html')
}

const pageAt = new Map<string, string>(Object.entries(pages))

/** A rendered tenant as a static host serves it: its pages, the application for every other address, the shared assets. */
export function tenantSite({ rendered, assets }: { rendered: string; assets: string }): Site {
  const headers = headersOf(rendered)
  const find = (path: string) => {
    if (path.startsWith('/assets/')) return sendable(assets, path.slice('/assets/'.length))
    if (/^\/(?:logos|fonts)\//.test(path) || path === '/offline.js') return sendable(rendered, path)
    return sendable(rendered, pageAt.get(path) ?? otherPage)
  }
  return (path) => {
    const file = find(path)
    return file && { ...file, headers: { ...headers(path), ...file.headers } }
  }
}

/** All matching patterns apply and later ones replace headers, as in `headers.json`. */
function headersOf(rendered: string): (path: string) => Record<string, string> {
  const read: unknown = JSON.parse(readFileSync(join(rendered, 'headers.json'), 'utf8'))
  if (!isHeaders(read)) throw new Error(`${rendered}/headers.json holds no headers`)
  return (path) =>
    Object.fromEntries(
      Object.entries(read)
        .filter(([pattern]) => path.startsWith(pattern.replace(/\*$/, '')))
        .flatMap(([, fields]) => Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value])),
    )
}

function isHeaders(value: unknown): value is Record<string, Record<string, string>> {
  return typeof value === 'object' && value !== null && '/*' in value
}
