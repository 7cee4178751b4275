import { type Headers, otherPage, pages } from './headers.ts'

/**
 * The headers for static hosts that read a `_headers` file. `!` detaches an earlier rule's header, since a host would send
 * both; on a host without support for it, assets are sometimes revalidated, and pages are never cached.
 */
export function headersFile(headers: Headers): string {
  const everywhere = new Set(Object.keys(headers['/*'] ?? {}))
  const rules = Object.entries(headers).map(([pattern, fields]) => {
    const lines = Object.entries(fields).flatMap(([name, value]) => [
      ...(pattern !== '/*' && everywhere.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ])
    return [pattern, ...lines].join('\n')
  })
  return `${rules.join('\n\n')}\n`
}

/** Paths of the provider on the tenant's own origin. */
const providerPaths = (apiBase: string): readonly string[] =>
  apiBase.startsWith('/') ? [`${apiBase}/*`, '/sanctum/*', '/.well-known/security.txt'] : []

const unproxied =
  '# Not proxied: the provider knows a tenant by its host, which a static host does not pass on (docs/serving.md).'

/**
 * Rewrites for static hosts that read a `_redirects` file. Existing files take precedence. A call of the provider is
 * answered with 404 rather than with a page.
 */
export function redirectsFile(headers: Headers, apiBase: string): string {
  const folders = Object.keys(headers).filter((pattern) => /^\/.+\/\*$/.test(pattern))
  const calls = providerPaths(apiBase)
  const missing = (path: string): readonly string[] => [path, '/404.html', '404']
  const rules = [
    ...(calls.length > 0 ? [[unproxied]] : []),
    ...[...calls, ...folders].map(missing),
    ...Object.entries(pages).map(([path, page]) => [path, `/${page}`, '200']),
    ['/*', `/${otherPage}`, '200'],
  ]
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`
}
