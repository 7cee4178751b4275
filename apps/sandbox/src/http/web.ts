import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { tenantOriginOfLinkingOrigin, linkingOriginFor } from '@coffer/branding/linking-host'
import { accepts } from 'hono/accepts'
import { getMimeType } from 'hono/utils/mime'
import * as v from 'valibot'
import type { Call } from './call.ts'
import { findLocalPlace } from './local-place.ts'

/** Endings of compressed files, the smallest first. */
const encodings = { br: '.br', gzip: '.gz', identity: '' } as const

/** The prerendered pages by path. */
const pages: ReadonlyMap<string, string> = new Map([
  ['/', 'login.html'],
  ['/login', 'login.html'],
  ['/registration', 'registration.html'],
])

export interface WebFolders {
  /** One folder per tenant: its pages, logos/, pictures/, headers.json. */
  readonly tenants: string
  /** The files that all tenants share, named by content hash. */
  readonly assets: string
}

/** Serves the web application; shows a failure on the tenant's error page. */
export type Web = (c: Call, failure?: 500) => Promise<Response>

/** Serves the web application as rendered for the host's tenant. */
export function createWeb(folders: WebFolders): Web {
  return (c, failure) => {
    const path = normalize(decodePath(c.req.path))
    const own = join(folders.tenants, c.var.tenant)
    if (c.var.isLinkingHost && !failure && path === '/')
      return Promise.resolve(linkingPage(c, join(own, 'link')))
    const fitting = rulesFor(own, path)
    for (const [, fields] of fitting)
      for (const [name, value] of Object.entries(fields)) c.header(name, atPorts(c, value))
    if (failure) return Promise.resolve(errorAt(c, own, failure))
    if (path.startsWith('/assets/'))
      return Promise.resolve(fileAt(c, folders.assets, path.slice('/assets/'.length)) ?? errorAt(c, own, 404))
    // A name with a dot is a file. Files that the build does not declare are configuration, so they are not served.
    if (path.slice(path.lastIndexOf('/')).includes('.')) {
      const isDeclared = fitting.some(([pattern]) => pattern !== allPaths)
      return Promise.resolve((isDeclared ? fileAt(c, own, path) : null) ?? errorAt(c, own, 404))
    }
    return Promise.resolve(fileAt(c, own, pages.get(path) ?? 'app.html') ?? notBuilt(c))
  }
}

/** The build's policies name hosts of this machine; on localhost, ports replace them. */
function atPorts(c: Call, value: string): string {
  const place = findLocalPlace(c)
  if (place === null) return value
  const { tenant, origin } = c.var
  return value
    .replaceAll(`http://link.${tenant}.localhost:*`, linkingOriginFor(origin))
    .replaceAll(`http://${tenant}.localhost:*`, tenantOriginOfLinkingOrigin(origin) ?? origin)
}

/** The one page of a linking host, with its own headers. */
function linkingPage(c: Call, folder: string): Response {
  for (const [, fields] of rulesFor(folder, '/'))
    for (const [name, value] of Object.entries(fields)) c.header(name, atPorts(c, value))
  return fileAt(c, folder, 'index.html') ?? notBuilt(c)
}

const errorTexts = { 404: 'Not found', 500: 'Something went wrong' } as const

/** A navigation gets the tenant's error page; a script or an image gets a short text. */
function errorAt(c: Call, own: string, status: 404 | 500): Response {
  c.header('Cache-Control', 'no-cache')
  return (
    (isPageRequest(c) ? fileAt(c, own, `${status}.html`, status) : null) ?? c.text(errorTexts[status], status)
  )
}

/** Whether the request is a navigation, rather than a subresource. */
export const isPageRequest = (c: Call): boolean =>
  c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html')

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

/**
 * A file below `folder`, compressed if the browser accepts it and the build has it compressed. Not by serve-static of
 * `@hono/node-server` 2.1.8: it has no ETag, answers 200 for error pages, and no Vary for a file sent uncompressed.
 */
function fileAt(c: Call, folder: string, name: string, status: 200 | 404 | 500 = 200): Response | null {
  const path = join(folder, name)
  if (!path.startsWith(folder) || name.includes('\0') || !isFile(path)) return null
  const encoding = encodingFor(c, path)
  const sent = path + encodings[encoding]
  const { mtimeMs, size } = statSync(sent)
  c.header('Content-Type', getMimeType(path) ?? 'application/octet-stream')
  c.header('Vary', 'Accept-Encoding')
  c.header('ETag', `"${Math.floor(mtimeMs).toString(16)}-${size.toString(16)}"`)
  if (encoding !== 'identity') c.header('Content-Encoding', encoding)
  return c.body(new Uint8Array(readFileSync(sent)), status)
}

const encodingFor = (c: Call, path: string) =>
  (['br', 'gzip'] as const).find((encoding) => {
    const taken = accepts(c, { header: 'Accept-Encoding', supports: [encoding], default: 'identity' })
    return taken === encoding && isFile(path + encodings[encoding])
  }) ?? 'identity'

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

const headersFile = v.record(v.string(), v.record(v.string(), v.string()))

const allPaths = '/*'
type Rule = readonly [pattern: string, headers: Readonly<Record<string, string>>]

/** Headers that the build declares for a path: `{ "/logos/*": { … } }`. All matching rules apply; later ones override. */
function rulesFor(folder: string, path: string): readonly Rule[] {
  const file = join(folder, 'headers.json')
  if (!isFile(file)) return []
  const requested = v.safeParse(headersFile, JSON.parse(readFileSync(file, 'utf8')))
  return requested.success
    ? Object.entries(requested.output).filter(([pattern]) => matchesPattern(pattern, path))
    : []
}

const matchesPattern = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path
