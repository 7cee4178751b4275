import { csp, dataHeaders, type Headers, headersAt, otherPage, pages } from './headers.ts'
import {
  accessLog,
  addedHeaders,
  addedVariable,
  block,
  compression,
  found,
  inherited,
  passToProvider,
  proxyLocation,
  quoted,
  setVariables,
  variables,
} from './nginx-blocks.ts'

type Tenant = {
  readonly slug: string
  readonly hosts: readonly string[]
  /** A path on the tenant's own origin is proxied; the browser calls another origin directly. */
  readonly apiBase: string
}

/**
 * The complete server block of one tenant. It names no folder, port or provider: `$coffer_pages`, `$coffer_web` and
 * `$coffer_api` are set once for all tenants, and the ports in `coffer/listen.conf` (docs/serving.md).
 */
export function nginxServer({ slug, hosts, apiBase }: Tenant, headers: Headers): string {
  const everywhere = headers['/*'] ?? {}
  // Values that most locations repeat.
  const texts = new Map([
    [everywhere[csp] ?? '', '$page'],
    [headersAt(headers, '/assets/')[csp] ?? '', '$file'],
  ])
  const own = (path: string): readonly string[] => setVariables(headersAt(headers, path), texts)
  const files = Object.keys(headers).filter((pattern) => !pattern.endsWith('*') && !(pattern in pages))
  return block('server', [
    'include coffer/listen*.conf;',
    `server_name ${hosts.join(' ')};`,
    'server_tokens off;',
    accessLog,
    `client_max_body_size ${smallBody};`,
    `root $coffer_pages/${slug};`,
    ...mediaTypes,
    ...compression,
    ...Array.from(texts, ([text, variable]) => `set ${variable} ${quoted(text)};`),
    ...inherited(everywhere),
    // A navigation gets the tenant's own page; a request for a script or an image gets a short text.
    `error_page 404 ${files.includes(missingPage) ? '$coffer_missing' : '@missing'};`,
    block('location @missing', [
      ...setVariables(everywhere, texts),
      'types {}',
      'default_type text/plain;',
      'return 404 "Not found\\n";',
    ]),
    ...pageLocations(own),
    block('location /', [...setVariables(everywhere, texts), found(`/${otherPage}`)]),
    '# A name with a dot is a file, and of those there are only the ones below.',
    block('location ~ \\.[^/]*$', ['return 404;']),
    ...files.map((path) => block(`location = ${path}`, [...own(path), found('$uri')])),
    ...['/logos/', '/fonts/', '/pictures/'].map((path) =>
      block(`location ^~ ${path}`, [...own(path), found('$uri')]),
    ),
    block('location ^~ /assets/', [...own('/assets/'), 'root $coffer_web;', found('$uri')]),
    ...(apiBase.startsWith('/') ? proxyLocations(apiBase) : []),
  ])
}

/** All paths of a page are rewritten to the first one, so that its policy is written only once. */
const pageLocations = (own: (path: string) => readonly string[]): readonly string[] =>
  [...Map.groupBy(Object.entries(pages), ([, page]) => page)].flatMap(([page, paths]) =>
    paths.map(([path], index) => {
      const [first] = paths[0] ?? [path]
      return block(
        `location = ${path}`,
        index === 0 ? [...own(path), found(`/${page}`)] : [`rewrite ^ ${first} last;`],
      )
    }),
  )

/** Largest body of a call, and of one that takes files: five files of 10 MiB, and the form's other fields. */
const [smallBody, largeBody] = ['64k', '52m']

/** The calls that take files. */
const uploads = ['messages', 'depositor'] as const

function proxyLocations(apiBase: string): readonly string[] {
  const ofUploads = uploads.map((call) =>
    block(`location = ${apiBase}/${call}`, [`client_max_body_size ${largeBody};`, passToProvider]),
  )
  return [
    proxyLocation(`^~ ${apiBase}/`, ['error_page 413 @too_large;', ...ofUploads]),
    tooLargeLocation,
    ...['/sanctum/', '/.well-known/security.txt'].map((path) => proxyLocation(`^~ ${path}`)),
  ]
}

/** nginx's own refusal of a call, in the envelope of the API: clients read no HTML. */
const tooLarge = [
  '{"code":413,"success":false,"message":"That’s too large to send at once.","data":null,"errors":null,',
  '"completed_at":"$time_iso8601","invocation_id":"$invocation_id"}',
].join('')

const tooLargeLocation = block('location @too_large', [
  'types {}',
  'default_type application/json;',
  'set $invocation_id $request_id;',
  'if ($request_id ~ "^(.{8})(.{4})(.{4})(.{4})(.{12})$") { set $invocation_id "$1-$2-$3-$4-$5"; }',
  `return 413 '${tooLarge}';`,
])

const mediaTypes = [
  block('types', [
    '"text/html; charset=utf-8" html;',
    '"text/javascript; charset=utf-8" js;',
    '"text/css; charset=utf-8" css;',
    'image/svg+xml svg;',
    'image/png png;',
    'image/avif avif;',
    'image/webp webp;',
    'font/woff2 woff2;',
    'application/manifest+json webmanifest;',
  ]),
  'default_type application/octet-stream;',
]

const missingPage = '/404.html'

/** The log has no queries, which may contain search terms or the secret of an old link, and no referrers. */
const logFormat = [
  'map $request_uri $coffer_path { default ""; ~^(?<coffer_asked>[^?]*) $coffer_asked; }',
  `log_format coffer '$remote_addr [$time_iso8601] "$request_method $coffer_path $server_protocol" $status $body_bytes_sent $request_time "$http_user_agent"';`,
]
/** Included once, before all tenants: refuses unknown hosts, and sizes the tables for thousands of names. */
export const nginxShared = [
  'server_names_hash_max_size 65536;',
  'server_names_hash_bucket_size 512;',
  ...logFormat,
  '# What a location sets: for a message that is refused before it has one.',
  ...Object.entries(variables).map(
    ([name, variable]) => `map "" ${variable} { default ${quoted(dataHeaders[name] ?? '')}; }`,
  ),
  '# Headers that the provider has not set, from the variable of the location or the same for all. An empty one is not added.',
  ...addedHeaders.map(([name, value]) =>
    block(`map $upstream_http_${name.toLowerCase().replaceAll('-', '_')} ${addedVariable(name)}`, [
      'default "";',
      `"" ${variables[name] ?? quoted(value)};`,
    ]),
  ),
  `map $http_accept $coffer_missing { default @missing; ~text/html ${missingPage}; }`,
  '# The first server that listens answers for a host that is nobody’s.',
  block('server', [
    'include coffer/listen*.conf;',
    'server_name "";',
    'server_tokens off;',
    'root $coffer_pages;',
    accessLog,
    ...Object.entries(dataHeaders).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    'return 421;',
  ]),
]
  .map((line) => `${line}\n`)
  .join('')
