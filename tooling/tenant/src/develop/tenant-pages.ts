import { extname, sep } from 'node:path'
import { tenantHostOfLinkingHost } from '@coffer/branding/linking-host'
import { createTheme } from '@coffer/branding/theme'
import type { Plugin } from 'vite'
import { darkColors } from '../dark-colors.ts'
import { readFonts } from '../fonts/font-files.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Compiled } from '../page/compiled.ts'
import { appPage } from '../page/document.ts'
import { linkingPage } from '../page/linking-page.ts'
import { pageMessages } from '../page/page-messages.ts'
import { tenantBlock } from '../page/tenant-block.ts'
import { problemLine } from '../problem.ts'
import { readTenants } from '../tenants.ts'

interface TenantPages {
  folder: string
  defaultMessages: DefaultMessages
  /** The slug of the only tenant, which is served on every host. */
  only: string | undefined
}

/** The path of a tenant's picture, which is served unchanged from its folder. */
const PICTURES = '/pictures/'

/** Whether a path is of snapshots, or of the output inside a folder of COFFER_TENANTS (`.rendered`). */
const isGenerated = (path: string): boolean => /[\\/](snapshots|\.\w+)[\\/]/.test(path)

/** The application from its sources: not compiled, not prerendered. */
const uncompiled: Compiled = {
  front: { script: '/src/entry-app.tsx', preloads: [], styles: [], messages: {} },
  app: { script: '/src/entry-app.tsx', preloads: [], styles: [], messages: {} },
  registration: { script: '/src/entry-app.tsx', preloads: [], styles: [], messages: {} },
  fonts: [],
  early: '',
  earlyForm: '',
  linking: 'import("/@id/@coffer/linking/linking-page")',
  earlyCalls: '',
  digest: '',
  renderLogIn: () => Promise.reject(new Error('nothing is prerendered while developing')),
  renderRegistration: () => Promise.reject(new Error('nothing is prerendered while developing')),
  renderFrame: () => Promise.reject(new Error('nothing is prerendered while developing')),
  framedPaths: [],
}

/** Serves every page for the tenant of its host. Its data is read for each request, so that changes show at once. */
export function tenantPages({ folder, defaultMessages, only }: TenantPages): Plugin {
  return {
    name: 'tenant-pages',
    configureServer(server) {
      server.watcher.add(folder)
      server.watcher.on('all', (_, path) => {
        if (path.startsWith(folder + sep) && !isGenerated(path)) server.ws.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const host = request.headers.host ?? ''
        const home = tenantHostOfLinkingHost(host)
        const slug = only ?? (home ?? host).split('.')[0] ?? ''
        const logo = /^\/logos\/([\w.-]+\.(?:svg|png))$/.exec(pathname)?.[1]
        const isFont = pathname.startsWith('/fonts/')
        const isPicture = pathname.startsWith(PICTURES)
        const isPage = request.method === 'GET' && !/\.\w+$|^\/[@_]|^\/src\//.test(pathname)
        const isProvider = /^\/(api|sanctum|sandbox|fastlink)(\/|$)/.test(pathname)
        if ((!logo && !isFont && !isPicture && !isPage) || isProvider) return next()

        const { tenants, problems } = readTenants(folder, defaultMessages, slug)
        const tenant = tenants[0]
        if (!tenant) {
          response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
          response.end(problems.map(problemLine).join('\n'))
          return
        }
        if (logo) {
          const content = tenant.logos.get(logo)
          response.writeHead(content ? 200 : 404, {
            'content-type': logo.endsWith('.png') ? 'image/png' : 'image/svg+xml',
          })
          response.end(content)
          return
        }
        const { design } = tenant.tenant
        const fonts = readFonts(design)
        if (isFont) {
          const font = [...fonts.values()].find(({ address }) => address === pathname)
          response.writeHead(font ? 200 : 404, { 'content-type': 'font/woff2' })
          response.end(font?.content)
          return
        }
        const { picture } = design.frontPage
        if (isPicture) {
          const type = extname(pathname).slice(1).replace('jpg', 'jpeg')
          response.writeHead(tenant.picture ? 200 : 404, { 'content-type': `image/${type}` })
          response.end(tenant.picture)
          return
        }
        const theme = createTheme(tenant.branding)
        const dark = darkColors(tenant)
        const original = picture && {
          address: PICTURES + picture.file,
          widths: [],
          alternativeText: picture.alternativeText,
        }
        const block = tenantBlock(tenant, theme, original ?? null)
        const messages = pageMessages(tenant, defaultMessages)
        const { html } =
          home === null
            ? appPage({ block, theme, dark, design, fonts, compiled: uncompiled, messages }, null)
            : linkingPage(block, uncompiled)
        server.transformIndexHtml(pathname, html).then(
          (page) => {
            response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
            response.end(page)
          },
          (failure: unknown) => next(failure),
        )
      })
    },
  }
}
