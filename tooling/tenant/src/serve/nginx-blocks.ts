import { dataHeaders, type Headers, headersAt, hsts } from './headers.ts'

/** A block of nginx's configuration, its lines indented. */
export function block(name: string, lines: readonly string[]): string {
  const inside = lines.flatMap((line) => line.split('\n')).map((line) => `  ${line}`)
  return [`${name} {`, ...inside, '}'].join('\n')
}

/** nginx has no escape for `$` in a string, and would read it as a variable. */
export function quoted(text: string): string {
  if (/[$"\\\p{Cc}]/u.test(text)) throw new Error(`nginx cannot send the header ${text}`)
  return `"${text}"`
}

/** Assets have both forms; what is rendered has Brotli's, and is compressed here for clients that do not take it. */
export const compression = [
  'gzip on;',
  'gzip_static on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_types "text/html; charset=utf-8" image/svg+xml application/manifest+json;',
]

export const found = (path: string): string => `try_files ${path} =404;`

/** The first slash makes nginx read it as a whole path: one that begins with a variable would be below its own folder. */
export const accessLog = 'access_log /$coffer_log coffer;'

/** Headers that an answer of the provider gets where it lacks them. */
export const addedHeaders = Object.entries(dataHeaders).filter(([name]) => name !== hsts)

/** The value of a header that an answer of the provider lacks; empty where it has one. */
export function addedVariable(name: string): string {
  return `$coffer_added_${name.toLowerCase().replaceAll('-', '_')}`
}

/** A nested location inherits everything from a proxied one but this. */
export const passToProvider = 'proxy_pass $coffer_api;'

/**
 * Calls that are proxied to the provider, with its headers; those that an answer lacks are added. Browsers believe the
 * latest Strict-Transport-Security of a host, so that it is the tenant's on every answer.
 */
export function proxyLocation(path: string, headers: Headers, more: readonly string[] = []): string {
  return block(`location ${path}`, [
    passToProvider,
    '# The provider decides which of its answers are compressed.',
    'gzip off;',
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_hide_header ${hsts};`,
    `add_header ${hsts} ${quoted(headersAt(headers, '/')[hsts] ?? '')} always;`,
    ...addedHeaders.map(([name]) => `add_header ${name} ${addedVariable(name)} always;`),
    ...more,
  ])
}
