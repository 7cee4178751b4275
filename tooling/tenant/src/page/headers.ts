/** Path pattern → headers. Every pattern that fits a path counts, in order; a later one replaces a header of an earlier. */
export type Headers = Readonly<Record<string, Readonly<Record<string, string>>>>

const asset = 'public, max-age=31536000, immutable'
const logo = 'public, max-age=3600'
const document = 'no-cache'

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

/** The headers of a tenant's origin: the policy and the rest on everything, and how long each kind of file may be kept. */
export function headersOf(policy: string): Headers {
  return {
    '/*': {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
      'X-XSS-Protection': '0',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
      'Cache-Control': document,
    },
    '/assets/*': { 'Cache-Control': asset },
    '/logos/*': { 'Cache-Control': logo },
  }
}

/** The same for static hosts that read a `_headers` file; `!` takes an earlier rule's header back, or both would be sent. */
export function headersFile(headers: Headers): string {
  const earlier = new Set<string>()
  const rules = Object.entries(headers).map(([pattern, fields]) => {
    const lines = Object.entries(fields).flatMap(([name, value]) => [
      ...(earlier.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ])
    if (pattern === '/*') for (const name of Object.keys(fields)) earlier.add(name)
    return [pattern, ...lines].join('\n')
  })
  return `${rules.join('\n\n')}\n`
}
