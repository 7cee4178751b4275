import { type Headers, otherPage, pages } from './headers.ts'

/**
 * The headers for static hosts that read a `_headers` file. `!` detaches an earlier rule's header where a host would send
 * both; on a host without support for it, assets are revalidated at times, and pages are never cached.
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

/** Rewrites for static hosts that read a `_redirects` file. Existing files take precedence. */
export function redirectsFile(headers: Headers): string {
  const folders = Object.keys(headers).filter((pattern) => /^\/.+\/\*$/.test(pattern))
  const rules = [
    ...folders.map((pattern) => [pattern, '/404.html', '404']),
    ...Object.entries(pages).map(([path, page]) => [path, `/${page}`, '200']),
    ['/*', `/${otherPage}`, '200'],
  ]
  return `${rules.map((rule) => rule.join(' ')).join('\n')}\n`
}
