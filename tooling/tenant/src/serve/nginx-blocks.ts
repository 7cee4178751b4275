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

/**
 * The headers that differ by path, as variables that a location sets. An answer that no location gives, or a call that is
 * refused before the provider has it, keeps the headers of data.
 */
export const variables: Readonly<Record<string, string>> = {
  'Cache-Control': '$kept',
  'Cross-Origin-Resource-Policy': '$shared',
  'Content-Security-Policy': '$policy',
}

type Fields = Readonly<Record<string, string>>

/** Sets the headers of a location that are not those of data. `texts` are variables of the server, by what they hold. */
export const setVariables = (
  fields: Fields,
  texts: ReadonlyMap<string, string> = new Map(),
): readonly string[] =>
  Object.entries(variables).flatMap(([name, variable]) => {
    const value = fields[name]
    if (value === undefined || value === dataHeaders[name]) return []
    return [`set ${variable} ${texts.get(value) ?? quoted(value)};`]
  })

/** The headers of every answer but Strict-Transport-Security, which is the tenant's. */
export const addedHeaders = Object.entries(dataHeaders).filter(([name]) => name !== hsts)

/** A header's value unless the provider has set it itself: nginx adds none that is empty. */
export function addedVariable(name: string): string {
  return `$coffer_added_${name.toLowerCase().replaceAll('-', '_')}`
}

/**
 * What all locations of a server inherit. The headers are added here alone, since a location that adds one loses all those
 * of its server. Browsers believe the latest Strict-Transport-Security of a host, so that it is the tenant's on every
 * answer.
 */
export const inherited = (everywhere: Fields): readonly string[] => [
  ...addedHeaders.map(([name]) => `add_header ${name} ${addedVariable(name)} always;`),
  `add_header ${hsts} ${quoted(everywhere[hsts] ?? '')} always;`,
  `proxy_hide_header ${hsts};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
]

/** A nested location inherits everything from a proxied one but this. */
export const passToProvider = 'proxy_pass $coffer_api;'

/** Calls that are proxied to the provider, with its headers; those that an answer lacks are added. */
export function proxyLocation(path: string, more: readonly string[] = []): string {
  return block(`location ${path}`, [
    passToProvider,
    '# The provider decides which of its answers are compressed.',
    'gzip off;',
    ...more,
  ])
}
