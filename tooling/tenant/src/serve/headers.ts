import { hstsHeader } from '@coffer/branding/hsts'
import * as v from 'valibot'

/**
 * Path pattern → headers. All matching patterns apply in order; a later one replaces a header of an earlier one. A path
 * that matches only the first pattern is a page; any other is a file, or missing.
 */
export const headersSchema = v.record(v.string(), v.record(v.string(), v.string()))
export type Headers = Readonly<v.InferOutput<typeof headersSchema>>

/** The pages by path; every other path without a file is the application's. */
export const pages = {
  '/': 'login.html',
  '/login': 'login.html',
  '/registration': 'registration.html',
} as const
export const otherPage = 'app.html'

const asset = 'public, max-age=31536000, immutable'
const logo = 'public, max-age=3600'
const fresh = 'no-cache'

const permissions = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]

export const hsts = 'Strict-Transport-Security'
export const csp = 'Content-Security-Policy'

const security = {
  [hsts]: hstsHeader({ hstsSubdomains: false }),
  'X-Content-Type-Options': 'nosniff',
  'X-XSS-Protection': '0',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
} as const

/** The headers of responses that are not pages: of an error, or of the provider if it has not set one of them. */
export const dataHeaders: Readonly<Record<string, string>> = {
  // Images allow the icon, which Firefox requests for every displayed document, even JSON.
  [csp]: "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ...security,
  'Cache-Control': 'no-store',
}

type HostSettings = Parameters<typeof hstsHeader>[0]
const defaults: HostSettings = { hstsSubdomains: false }

/** The headers of a tenant's linking hosts, which have only one page. */
export const toLinkingHeaders = (policy: string, settings = defaults): Headers => ({
  '/*': everywhere(policy, settings),
})

const everywhere = (policy: string, settings: HostSettings): Readonly<Record<string, string>> => ({
  [csp]: policy,
  ...security,
  [hsts]: hstsHeader(settings),
  'Cache-Control': fresh,
})

/** The content security policies of a tenant's origin. A page's allows only its own inline text and that of an error page. */
export type Policies = {
  /** The policies of the pages with their own addresses. */
  readonly pages: Readonly<Record<keyof typeof pages, string>>
  /** The policy of the application's page, at every other address. */
  readonly otherPage: string
  /** The policy of assets, fonts, pictures and logos. */
  readonly files: string
}

/**
 * The headers of a tenant's origin: the policy and others for every path, and the caching of each kind of file. `files`
 * are the tenant's own besides pages, fonts, pictures and logos, cached like pages.
 */
export function tenantHeaders(
  policies: Policies,
  files: readonly string[] = [],
  settings = defaults,
): Headers {
  const ownPolicies = Object.entries(policies.pages).map(
    ([path, policy]) => [path, { [csp]: policy }] as const,
  )
  // A page loads dozens of files, each of which would repeat the page's hashes.
  const forFiles = (kept: string) => ({ 'Cache-Control': kept, [csp]: policies.files })
  return {
    '/*': everywhere(policies.otherPage, settings),
    ...Object.fromEntries(ownPolicies),
    '/assets/*': forFiles(asset),
    // Named by their content, like assets.
    '/fonts/*': forFiles(asset),
    '/pictures/*': forFiles(asset),
    // Emails embed the logo from any origin.
    '/logos/*': { ...forFiles(logo), 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ...Object.fromEntries(files.map((file) => [`/${file}`, { 'Cache-Control': fresh }])),
  }
}

/** The headers of one path. */
export function headersAt(headers: Headers, path: string): Readonly<Record<string, string>> {
  const fitting = Object.entries(headers).filter(([pattern]) => fits(pattern, path))
  return Object.fromEntries(fitting.flatMap(([, fields]) => Object.entries(fields)))
}

function fits(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
