import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { emailStyleSheet } from '@coffer/email-templates/email-style-sheet'
import type { PageArea } from '../http/routes.ts'
import { packageFolder } from '../package-folder.ts'
import type { Context } from '../http/call.ts'
import { logoOrigins } from '../tenants/logo-origins.ts'

const folder = join(packageFolder, 'src/operator/console')
const source = (name: string) => readFileSync(join(folder, name), 'utf8')
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))

/** The lists of statuses: the only module of `domain` that the console imports. It has no imports itself. */
const statusModule = createRequire(import.meta.url).resolve('@coffer/domain/status')

/** A browser script made from its TypeScript source. */
const compileScript = (text: string) =>
  stripTypeScriptTypes(text)
    .replaceAll(/from '\.\/([\w-]+)\.ts'/g, "from './$1.js'")
    .replaceAll("from '@coffer/domain/status'", "from './status.js'")

const files = [
  ['/sandbox', 'text/html; charset=utf-8', () => source('console.html')],
  ['/sandbox/console.css', 'text/css; charset=utf-8', () => source('console.css')],
  ...scripts.map(
    (name) =>
      [
        `/sandbox/${name}.js`,
        'text/javascript; charset=utf-8',
        () => compileScript(source(`${name}.ts`)),
      ] as const,
  ),
  [
    '/sandbox/status.js',
    'text/javascript; charset=utf-8',
    () => compileScript(readFileSync(statusModule, 'utf8')),
  ],
] as const

/**
 * An email is shown within the page, under the page's policy, which allows the email's style sheet, inline styles and
 * logo.
 */
const emailStyle = `'sha256-${createHash('sha256').update(emailStyleSheet).digest('base64')}'`

const securityPolicy = ({ tenants, settings }: Context): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emailStyle}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", ...logoOrigins(tenants, settings)].join(' ')}`,
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types console',
  ].join('; ')

/** The operator's console: a page that uses the operator's API and has no other access. */
export const consolePages: PageArea = (pages, context) => {
  const policy = securityPolicy(context)
  for (const [path, mediaType, read] of files)
    pages.get(path, (c) => {
      c.header('Content-Type', mediaType)
      c.header('Content-Security-Policy', policy)
      c.header('Cache-Control', 'no-cache')
      return c.body(read())
    })
}
