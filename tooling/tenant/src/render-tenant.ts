import { EMAIL_LOGO } from '@coffer/branding/email-logo'
import type { Design } from '@coffer/branding/design'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { type Theme, type ThemeColors, createTheme } from '@coffer/branding/theme'
import type { CheckedTenant } from './check/check-tenant.ts'
import { darkColors } from './dark-colors.ts'
import { readFonts } from './fonts/font-files.ts'
import type { DefaultMessages } from './folder/default-messages.ts'
import type { Compiled, Drawing } from './page/compiled.ts'
import { appPage, logInPage, type Page, registrationPage } from './page/document.ts'
import { emailLogo } from './page/email-logo.ts'
import { errorPages } from './page/error-pages.ts'
import { type EarlierFile, type FrontPicture, frontPicture } from './page/front-picture.ts'
import { pageRenderer } from './page/page-renderer.ts'
import { offlinePage } from './page/offline-page.ts'
import { OFFLINE_WORKER, offlineWorker } from './page/offline-worker.ts'
import { linkingPage } from './page/linking-page.ts'
import { allFontFaces } from './page/own-faces.ts'
import { linkingPolicy } from './page/linking-policy.ts'
import { pageMessages } from './page/page-messages.ts'
import { filePolicy, securityPolicy } from './page/security-policy.ts'
import { tenantBlock } from './page/tenant-block.ts'
import { touchIcon } from './page/touch-icon.ts'
import { installFiles } from './page/web-manifest.ts'
import { type Headers, tenantHeaders, toLinkingHeaders, otherPage, pages } from './serve/headers.ts'
import { nginxLinkingServer } from './serve/nginx-linking.ts'
import { nginxServer } from './serve/nginx.ts'
import { headersFile, redirectsFile } from './serve/static-host.ts'

/** A tenant's own files by path: everything at its origin except the shared, compiled application. */
export type TenantFiles = ReadonlyMap<string, string | Uint8Array>

/** Renders tenants from one compiled application, with shared templates of its pages. `earlier` reads a tenant's last output. */
export function createTenantRenderer(
  compiled: Compiled,
  defaultMessages: DefaultMessages,
  earlier: (slug: string) => EarlierFile = () => () => null,
): (tenant: CheckedTenant) => Promise<TenantFiles> {
  const drawLogIn = pageRenderer(compiled.renderLogIn)
  const drawRegistration = pageRenderer(compiled.renderRegistration, { hasPasswordRules: true })
  const drawFrame = pageRenderer(compiled.renderFrame)
  return async (tenant) => {
    const theme = createTheme(tenant.branding)
    const dark = darkColors(tenant)
    const picture = await frontPicture(tenant, earlier(tenant.slug))
    const block = tenantBlock(tenant, theme, picture?.page ?? null)
    const [logIn, registration, frame] = await Promise.all([
      drawLogIn(block),
      drawRegistration(block),
      drawFrame(block),
    ])
    const [icon, drawnLogo] = [await touchIcon(tenant, theme), await emailLogo(tenant, theme)]
    const { design } = tenant.tenant
    return renderTenant({
      tenant,
      block,
      theme,
      dark,
      design,
      icon,
      drawnLogo,
      picture,
      compiled,
      defaultMessages,
      logIn,
      registration,
      frame,
    })
  }
}

type Subject = {
  tenant: CheckedTenant
  block: TenantBlockInput
  theme: Theme
  dark: ThemeColors | null
  design: Design
  icon: Uint8Array | null
  /** The logo of emails. */
  drawnLogo: Uint8Array | null
  picture: FrontPicture | null
  compiled: Compiled
  defaultMessages: DefaultMessages
  logIn: Drawing
  registration: Drawing
  frame: Drawing
}

/** One tenant's files. Pure: the same tenant and the same application give the same bytes. */
function renderTenant({
  tenant,
  block,
  theme,
  dark,
  design,
  icon,
  drawnLogo,
  picture,
  compiled,
  defaultMessages,
  logIn,
  registration,
  frame,
}: Subject): TenantFiles {
  const { settings } = tenant.tenant
  const { installable: isInstallable } = settings
  const fonts = readFonts(design)
  const messages = pageMessages(tenant, defaultMessages)
  const hasTouchIcon = icon !== null
  const subject = { block, theme, dark, design, fonts, compiled, messages, isInstallable, hasTouchIcon }
  const front = logInPage(subject, logIn)
  const opening = registrationPage(subject, registration)
  const app = appPage(subject, frame)
  const own = { block, theme, dark, design, faces: allFontFaces(design, fonts, compiled.fonts) }
  const errors = errorPages(own)
  const sent = new Map<string, string | Uint8Array>([
    [pages['/'], front.html],
    [pages['/registration'], opening.html],
    [otherPage, app.html],
    [OFFLINE_WORKER, offlineWorker(offlinePage({ ...own, logos: tenant.logos }))],
    ...Array.from(errors, ([file, page]) => [file, page.html] as const),
    ...(isInstallable ? installFiles({ ...subject, logos: tenant.logos, icon }) : []),
    ...Array.from(fonts.values(), ({ address, content }) => [address.slice(1), content] as const),
    ...Array.from(tenant.logos, ([file, content]) => [`logos/${file}`, content] as const),
    ...(picture?.files ?? []),
    ...(drawnLogo ? [[`logos/${EMAIL_LOGO}`, drawnLogo] as const] : []),
  ])
  const errorPageList = [...errors.values()]
  // An error page is sent at the address of the page that failed.
  const policy = (page: Page): string => securityPolicy([page, ...errorPageList], tenant)
  const policies = {
    pages: { '/': policy(front), '/login': policy(front), '/registration': policy(opening) },
    otherPage: policy(app),
    files: filePolicy(errorPageList, tenant),
  }
  const headers = tenantHeaders(policies, ownFiles(sent), settings)
  const linking = linkingPage(block, compiled)
  const linkingHeaders = toLinkingHeaders(linkingPolicy(linking, tenant.tenant), settings)
  return new Map([
    ...sent,
    ...hostFiles(tenant, headers, linkingHeaders),
    ['link/index.html', linking.html],
    ['link/headers.json', headersJson(linkingHeaders)],
    ['link/_headers', headersFile(linkingHeaders)],
  ])
}

/** Files that are served by their own name: neither pages nor in a folder. */
function ownFiles(sent: TenantFiles): readonly string[] {
  const drawn = new Set<string>([...Object.values(pages), otherPage])
  return [...sent.keys()].filter((path) => !path.includes('/') && !drawn.has(path))
}

const headersJson = (headers: Headers): string => `${JSON.stringify(headers, null, 2)}\n`

/** Configuration for hosts, which is never served. */
function hostFiles(
  { tenant }: CheckedTenant,
  headers: Headers,
  linkingHeaders: Headers,
): readonly (readonly [string, string])[] {
  return [
    ['headers.json', headersJson(headers)],
    ['_headers', headersFile(headers)],
    ['_redirects', redirectsFile(headers, tenant.apiBase)],
    ['nginx.conf', `${nginxServer(tenant, headers)}\n${nginxLinkingServer(tenant, linkingHeaders)}\n`],
  ]
}
