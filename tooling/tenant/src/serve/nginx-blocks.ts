import { dataHeaders, hsts } from './headers.ts'

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

/** Assets are precompressed in both formats; rendered files only with Brotli, so nginx compresses them for other clients. */
export const compression = [
  'gzip on;',
  'gzip_static on;',
  'gzip_vary on;',
  'gzip_proxied any;',
  'gzip_types "text/html; charset=utf-8" image/svg+xml application/manifest+json;',
]

export const found = (path: string): string => `try_files ${path} =404;`

/** The first slash makes the path absolute: nginx resolves one that begins with a variable against its own folder. */
export const accessLog = 'access_log /$coffer_log coffer;'

/**
 * The headers that differ by path, as variables that a location sets. A response outside of all locations, or to a call
 * that is refused before it reaches the provider, keeps the headers of data.
 */
export const variables: Readonly<Record<string, string>> = {
  'Cache-Control': '$kept',
  'Cross-Origin-Resource-Policy': '$shared',
  'Content-Security-Policy': '$policy',
}

type Fields = Readonly<Record<string, string>>

/** Sets the headers of a location that differ from those of data. `texts` are variables of the server by their values. */
export const setVariables = (
  fields: Fields,
  texts: ReadonlyMap<string, string> = new Map(),
): readonly string[] =>
  Object.entries(variables).flatMap(([name, variable]) => {
    const value = fields[name]
    if (value === undefined || value === dataHeaders[name]) return []
    return [`set ${variable} ${texts.get(value) ?? quoted(value)};`]
  })

/** The headers of every response except Strict-Transport-Security, which depends on the tenant. */
export const addedHeaders = Object.entries(dataHeaders).filter(([name]) => name !== hsts)

/** A variable with a header's value, empty if the provider has set the header itself: nginx omits empty headers. */
export function addedVariable(name: string): string {
  return `$coffer_added_${name.toLowerCase().replaceAll('-', '_')}`
}

/**
 * The directives that all locations of a server inherit. Headers are added only here, since a location that adds one
 * inherits none. Browsers apply the latest Strict-Transport-Security of a host, so every response has the tenant's.
 */
export const inherited = (everywhere: Fields): readonly string[] => [
  ...addedHeaders.map(([name]) => `add_header ${name} ${addedVariable(name)} always;`),
  `add_header ${hsts} ${quoted(everywhere[hsts] ?? '')} always;`,
  `proxy_hide_header ${hsts};`,
  '# The application takes the time from the provider, whose clock may differ from that of nginx.',
  'proxy_pass_header Date;',
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
]

/** The only directive of a proxied location that a nested one does not inherit. */
export const passToProvider = 'proxy_pass $coffer_api;'

/** A location whose calls are proxied to the provider. Headers that the provider has not set are added. */
export function proxyLocation(path: string, more: readonly string[] = []): string {
  return block(`location ${path}`, [
    passToProvider,
    '# The provider decides which of its answers are compressed.',
    'gzip off;',
    ...more,
  ])
}
