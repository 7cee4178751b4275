import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersAt, headersSchema, otherPage, pages } from '@coffer/tenant-tooling/headers'
import * as v from 'valibot'
import { sendable, type Sendable } from './folder-files.ts'

/** The content of a host name: a file for a path, or null. */
export type Site = (path: string) => Sendable | null

/** A baseline: one page and its files. */
export function plainSite(folder: string): Site {
  return (path) => sendable(folder, path === '/' ? 'index.html' : path)
}

/** Another project's application: its files, and its one page at every other address. */
export function applicationSite(folder: string): Site {
  return (path) => sendable(folder, path) ?? sendable(folder, 'index.html')
}

const pageAt = new Map<string, string>(Object.entries(pages))

/** A rendered tenant as a static host serves it: its pages, the application for every other address, the shared assets. */
export function tenantSite({ rendered, assets }: { rendered: string; assets: string }): Site {
  const declared = v.parse(headersSchema, JSON.parse(readFileSync(join(rendered, 'headers.json'), 'utf8')))
  const find = (path: string) => {
    if (path.startsWith('/assets/')) return sendable(assets, path.slice('/assets/'.length))
    if (/^\/(?:logos|fonts)\//.test(path) || path === '/offline.js') return sendable(rendered, path)
    return sendable(rendered, pageAt.get(path) ?? otherPage)
  }
  return (path) => {
    const file = find(path)
    return file && { ...file, headers: { ...lowerCased(headersAt(declared, path)), ...file.headers } }
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
