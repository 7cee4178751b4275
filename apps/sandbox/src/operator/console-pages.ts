import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageArea } from '../http/routes.ts'

const files = [
  ['/sandbox', 'console.html', 'text/html; charset=utf-8'],
  ['/sandbox/console.css', 'console.css', 'text/css; charset=utf-8'],
  ['/sandbox/console.js', 'console.js', 'text/javascript; charset=utf-8'],
] as const

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The operator's console: a page over the operator's API, and nothing that the API can't do. */
export const consolePages: PageArea = (pages) => {
  for (const [path, name, mediaType] of files)
    pages.get(path, (c) => {
      c.header('Content-Type', mediaType)
      c.header('Content-Security-Policy', policy)
      c.header('Cache-Control', 'no-cache')
      return c.body(readFileSync(join(import.meta.dirname, 'console', name), 'utf8'))
    })
}
