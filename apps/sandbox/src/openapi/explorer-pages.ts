import { readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { PageArea } from '../http/routes.ts'
import { packageFolder } from '../package-folder.ts'
import { embedJson } from './embed-json.ts'

const require = createRequire(import.meta.url)
const readSwaggerFile = (name: string) => () =>
  readFileSync(require.resolve(`swagger-ui-dist/${name}`), 'utf8')
const readOwnFile = (name: string) => () =>
  readFileSync(join(packageFolder, 'src/openapi/explorer', name), 'utf8')

/** Files by path. They are public: a page without an origin may load them. */
const files = [
  ['swagger-ui.css', 'text/css; charset=utf-8', readSwaggerFile('swagger-ui.css')],
  ['swagger-ui.js', 'text/javascript; charset=utf-8', readSwaggerFile('swagger-ui-bundle.js')],
  ['explorer.js', 'text/javascript; charset=utf-8', () => stripTypeScriptTypes(readOwnFile('explorer.ts')())],
] as const

/**
 * `sandbox` gives the page an opaque origin, so that its library can reach neither the operator's key, which the
 * console keeps in this host's storage, nor any call. Therefore the document is embedded in the page, and calls cannot
 * be sent from it.
 */
const explorerPolicy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The OpenAPI document, and a page that shows it, on the operator's host. Both are public and need no key. */
export const explorerPages: PageArea = (pages) => {
  let json: string | null = null
  // The schema converter is loaded at the first request.
  const documentJson = async () => {
    if (json === null) {
      const [{ openApiDocument }, { operationGroups }] = await Promise.all([
        import('./document.ts'),
        import('./operation-groups.ts'),
      ])
      json = JSON.stringify(openApiDocument(operationGroups))
    }
    return json
  }

  pages.get('/sandbox/openapi.json', async (c) => {
    c.header('Content-Type', 'application/json; charset=utf-8')
    c.header('Cache-Control', 'no-cache')
    return c.body(await documentJson())
  })

  pages.get('/sandbox/explorer', async (c) => {
    c.header('Content-Security-Policy', explorerPolicy)
    c.header('Cache-Control', 'no-cache')
    const page = readOwnFile('explorer.html')()
    const data = embedJson(await documentJson())
    return c.html(page.replace('{{document}}', () => data))
  })

  for (const [name, mediaType, read] of files)
    pages.get(`/sandbox/explorer/${name}`, (c) => {
      c.header('Content-Type', mediaType)
      c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      c.header('Cache-Control', 'no-cache')
      return c.body(read())
    })
}
