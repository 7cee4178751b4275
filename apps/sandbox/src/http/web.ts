import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import * as v from 'valibot'
import type { Call } from './call.ts'

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export interface WebFolders {
  /** A folder for each tenant: login.html, app.html, logos/, headers.json. */
  readonly tenants: string
  /** The files every tenant shares, named by their content. */
  readonly assets: string
}

/** Serves the web application as it was stamped for the tenant of the host. */
export function webOf(folders: WebFolders): (c: Call) => Promise<Response> {
  return (c) => {
    const path = normalize(decodePath(c.req.path))
    const own = join(folders.tenants, c.var.tenant)
    const headers = headersFor(own, path)
    for (const [name, value] of Object.entries(headers)) c.header(name, value)
    if (path.startsWith('/assets/')) {
      const found = fileAt(c, folders.assets, path.slice('/assets/'.length))
      if (found) c.header('Cache-Control', 'public, max-age=31536000, immutable')
      return Promise.resolve(found ?? c.text('Not found', 404))
    }
    if (extname(path) !== '')
      return Promise.resolve(
        (path === '/headers.json' ? null : fileAt(c, own, path)) ?? c.text('Not found', 404),
      )
    const page = path === '/' || path === '/login' ? 'login.html' : 'app.html'
    return Promise.resolve(fileAt(c, own, page) ?? notBuilt(c))
  }
}

function notBuilt(c: Call) {
  return c.text('The web application is not built yet: run npm start. The API answers under /api/v1.\n', 503)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/'
  }
}

/** A file below `folder`, compressed where the browser takes it and the build made it so. */
function fileAt(c: Call, folder: string, name: string): Response | null {
  const path = join(folder, name)
  if (!path.startsWith(folder) || name.includes('\0') || !isFile(path)) return null
  c.header('Content-Type', mediaTypes[extname(path)] ?? 'application/octet-stream')
  c.header('Vary', 'Accept-Encoding')
  const taken = c.req.header('accept-encoding') ?? ''
  const encoding = encodings.find(
    ([encodingName, ending]) => taken.includes(encodingName) && isFile(path + ending),
  )
  if (encoding) c.header('Content-Encoding', encoding[0])
  return c.body(new Uint8Array(readFileSync(path + (encoding?.[1] ?? ''))))
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

const headersFile = v.record(v.string(), v.record(v.string(), v.string()))

/** The headers the build asks for: `{ "/logos/*": { … } }`, of which the last that fits wins. */
function headersFor(folder: string, path: string): Record<string, string> {
  const file = join(folder, 'headers.json')
  if (!isFile(file)) return {}
  const asked = v.safeParse(headersFile, JSON.parse(readFileSync(file, 'utf8')))
  if (!asked.success) return {}
  const fitting = Object.entries(asked.output).filter(([pattern]) => fits(pattern, path))
  return Object.fromEntries(fitting.flatMap(([, headers]) => Object.entries(headers)))
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
